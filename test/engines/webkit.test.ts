import { playIn } from './journeys';
import { webkit } from './webkit';

playIn(webkit);
