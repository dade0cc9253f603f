import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { providerTypeText } from '#client/sections/manage-providers/directory/providerType';
import { translated } from '#client/ui/language/useT';
import { inEnglish } from '#test/support/inEnglish';

const inArabic = { locale: 'ar-AE', sentences: catalogueInArabic };

it.each([
  ['hospital', 'Hospital', 'مستشفى'],
  [' Laboratory', 'Laboratory', 'مختبر'],
  ['medical-center', 'Medical center', 'مركز طبي'],
  ['HOME CARE', 'Home care', 'رعاية منزلية'],
  ['dialysis_unit', 'Dialysis unit', 'Dialysis unit'],
])('a provider of the type %p is called %p, and in Arabic %p', (type, english, arabic) => {
  expect([inEnglish(providerTypeText(type)), translated(inArabic, providerTypeText(type))]).toEqual([english, arabic]);
});
