import { screen } from '@testing-library/react';

import { TranslationMark } from '#client/sections/home-services/shared/translations/TranslationMark';
import { renderPage } from '#test/support/page/renderPage';

const english = { locale: 'en', name: 'Lipid Profile', description: 'Blood fats' } as const;
const arabic = { locale: 'ar', name: 'تحليل الدهون', description: 'دهون الدم' } as const;

it.each([
  ['Arabic: missing', [english]],
  ['Arabic: missing', [english, { locale: 'ar', name: null }]],
  ['Arabic: missing', [english, { locale: 'ar', name: '\u200f\u00a0\u200b' }]],
  ['English: missing', [arabic]],
  ['Both missing', []],
] as const)('the chip of an item says which language it lacks: %s', (text, translations) => {
  renderPage(<TranslationMark item={{ translations }} />);

  expect(screen.getByText(text)).toBeVisible();
});

it('an item that lacks nothing has no chip', () => {
  const { container } = renderPage(<TranslationMark item={{ translations: [english, arabic] }} />);

  expect(container).toHaveTextContent('');
});
