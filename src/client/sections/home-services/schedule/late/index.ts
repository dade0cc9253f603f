// All that is fetched for the first dialog that is opened.
export { PlanScheduleDialog } from './PlanScheduleDialog';
export { servePlanSchedule } from './sagas';
export { loadedSchedulePlansReducer as reducer } from './planSlice';
