import { tellClocks } from './clocks/tellClocks';
import { dayReducer } from './my-day/slice';
import { watchMyDay } from './my-day/watchMyDay';

// What the shell opens, and what goes on beside the sections: it comes as the rest of a section does.

export { AccountMenuLines } from './account/AccountMenuLines';
export { Palette } from './palette/Palette';

/** What was done at this desk. */
export const reducers = { myDay: dayReducer };

/** What notes it, and what tells of other clocks. */
export const watchers = { clocks: tellClocks, myDay: watchMyDay };
