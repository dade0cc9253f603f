// All that is fetched for the first dialog that is opened.
export { PlanHoursDialog } from './PlanHoursDialog';
export { servePlanHours } from './sagas';
export { loadedHoursPlansReducer as reducer } from './slice';
