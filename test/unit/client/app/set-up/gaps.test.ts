import {
  coordinatesGap,
  hasHoursSoon,
  hasNoDoctors,
  hasNoTest,
  hasPrice,
  lacksArabic,
  licenceEndsWithin,
} from '#client/app/set-up/gaps';
import type { Provider } from '#contract/directory';
import type { LabPackage } from '#contract/homeServices/catalogue';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';

const TODAY = '2026-11-21';

it.each([
  ['2026-11-20', 0],
  ['2026-11-21', 30],
  ['2026-12-21', 30],
  ['2026-12-22', 60],
  ['2027-01-20', 60],
  ['2027-01-21', 90],
  ['2027-02-19', 90],
  ['2027-02-20', null],
  [null, null],
  ['', null],
  ['soon', null],
])('a licence until %p ends within %p days', (expiry, days) => {
  expect(licenceEndsWithin(expiry, TODAY)).toBe(days);
});

it.each([
  [['2026-11-21'], true],
  [['2026-12-04'], true],
  [['2026-12-05'], false],
  [['2026-11-20'], false],
  [['2026-11-20', '2026-12-05', '2026-11-30'], true],
  [[], false],
])('hours on %p are hours soon: %p', (dates, areSoon) => {
  expect(
    hasHoursSoon(
      dates.map((date) => ({ date })),
      TODAY,
    ),
  ).toBe(areSoon);
});

const unknown = { id: 7, total_doctors: null, doctor_names: null };

it.each<[string, Partial<Provider>, boolean]>([
  ['counted as 0', { total_doctors: 0, doctor_names: ['Omar Nasser'] }, true],
  ['counted as 1', { total_doctors: 1, doctor_names: [] }, false],
  ['that names none', { total_doctors: null, doctor_names: [] }, true],
  ['that names none in its text', { total_doctors: null, doctor_names: '' }, true],
  ['that names one', { total_doctors: null, doctor_names: 'Omar Nasser' }, false],
  ['that a doctor names', { id: 4, total_doctors: null, doctor_names: null }, false],
  ['that no doctor names', unknown, true],
])('a provider %s has no doctors, or some', (_, provider, hasNone) => {
  expect(hasNoDoctors(makeProvider(provider), [makeDoctor({ provider_id: 4 })])).toBe(hasNone);
});

it('a provider is not said to have no doctors where no doctor says whose he or she is', () => {
  const doctor = makeDoctor({ provider_id: null, provider: null });

  expect(hasNoDoctors(makeProvider(unknown), [doctor])).toBe(false);
});

it.each([
  [[], false],
  [[{ price: '0.00' }, { price: null }, {}], false],
  [[{ price: 'free' }], false],
  [[{ price: '0.00' }, { price: '0.50' }], true],
  [[{ price: 120 }], true],
])('links with %j have a price: %p', (links, has) => {
  expect(hasPrice(links)).toBe(has);
});

it.each<[Partial<LabPackage>, boolean]>([
  [{ included_tests: [], tests_count: 3 }, true],
  [{ included_tests: [{ id: 1, test_name: 'Iron', order: 1 }], tests_count: 0 }, false],
  [{ included_tests: null, tests_count: 0 }, true],
  [{ included_tests: null, tests_count: 2 }, false],
  [{}, true],
])('a package with %j has no test: %p', (tests, hasNone) => {
  expect(hasNoTest({ id: 1, subcategory: 2, code: 'P', ...tests })).toBe(hasNone);
});

it.each([
  [[{ locale: 'ar', name: 'حديد' }], false],
  [
    [
      { locale: 'en', name: 'Iron' },
      { locale: 'ar', name: ' \u200f' },
    ],
    true,
  ],
  [[{ locale: 'ar', name: 'ـ' }], true],
  [[{ locale: 'en', name: 'حديد' }], true],
  [[], true],
  [null, true],
])('with the texts %j Arabic is missing: %p', (translations, isMissing) => {
  expect(lacksArabic({ translations: translations as never })).toBe(isMissing);
});

it.each([
  ['25.2', '55.3', null],
  [25.2, 55.3, null],
  ['25.00000', '55.00000', 'default'],
  [25, 55, 'default'],
  ['25.0', '55.1', null],
  ['', '55.3', 'empty'],
  ['25.2', null, 'empty'],
  ['north', '55.3', 'empty'],
  ['22.5', '51', null],
  ['26.5', '56.6', null],
  ['22.49', '55.3', 'outside'],
  ['26.51', '55.3', 'outside'],
  ['25.2', '50.99', 'outside'],
  ['25.2', '56.61', 'outside'],
  ['55.3', '25.2', 'outside'],
])('%p and %p on the map: %p', (latitude, longitude, gap) => {
  expect(coordinatesGap({ latitude, longitude })).toBe(gap);
});
