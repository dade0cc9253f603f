export { keepFresh } from './sagas/keepFresh';
export { noteNews } from './sagas/noteNews';
