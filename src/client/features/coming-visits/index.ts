export { askWithComing } from './sagas/askWithComing';
export type { Whose } from './whose';
