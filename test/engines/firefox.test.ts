import { firefox } from './firefox';
import { playIn } from './journeys';

playIn(firefox);
