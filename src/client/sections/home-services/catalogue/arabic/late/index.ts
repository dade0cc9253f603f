export { ArabicOverview } from './ArabicOverview';
export { serveArabicName } from './sagas/fillArabic';
export { serveProviderTexts } from './sagas/readProviderTexts';
