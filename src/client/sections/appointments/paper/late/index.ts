export { DaySheets } from './DaySheets';
export { ListExportMenu } from './ExportMenu';
export { downloadCsv } from './sagas/downloadCsv';
