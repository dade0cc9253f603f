export { CsvProgress } from './CsvProgress';
export { DaySheets } from './DaySheets';
export { ListSheets } from './ListSheets';
export { downloadCsv } from './sagas/downloadCsv';
