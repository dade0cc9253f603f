import { TODAY } from '#test/support/builders/clinic';
import setClockAhead from './setClockAhead.cjs';

// Tests of the page stand on the day of their data, so that what is to come for them stays to come. Each file begins at
// eight in the morning, and time passes as usual from then on. The servers and pages that it starts read here how far
// their own clocks go ahead.
const ahead = new Date(`${TODAY}T08:00`).getTime() - Date.now();
process.env.CLOCK_AHEAD_MS = String(ahead);
setClockAhead(ahead);
