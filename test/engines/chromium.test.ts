import { chromium } from './chromium';
import { playIn } from './journeys';

playIn(chromium);
