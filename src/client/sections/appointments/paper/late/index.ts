export { CsvProgress } from './CsvProgress';
export { DaySheets } from './DaySheets';
export { downloadCsv } from './sagas/downloadCsv';
