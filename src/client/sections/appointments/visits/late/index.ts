// All that is fetched for the first dialog that is opened.
export { PatientDesk } from './PatientDesk';
export { servePatients } from './sagas';
