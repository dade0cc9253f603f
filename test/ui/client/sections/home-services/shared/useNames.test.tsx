import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

import { arabic } from '#client/app/language/ar/pack';
import { homeMessages } from '#client/sections/home-services/messages';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { ENGLISH, LanguageContext } from '#client/ui/language/useT';
import { inEnglish } from '#test/support/inEnglish';

const texts = (locale: 'en' | 'ar', name: string) => ({ locale, name, description: '' });

const both = { name: 'Zinc', code: 'ZN', translations: [texts('en', 'Zinc'), texts('ar', 'زنك')] };
const englishAlone = { name: 'Iron', code: 'FE', translations: [texts('en', 'Iron')] };
const arabicAlone = { name: '', code: 'CU', translations: [texts('ar', 'نحاس')] };
const same = { name: 'B12', code: 'B12', translations: [texts('en', 'B12'), texts('ar', 'B12')] };
const unseen = { name: '\u200b', code: 'AU', translations: [{ locale: 'ar', name: null }] } as const;
const untold = { name: 'Lead', code: 'PB' };

function namesIn(language: typeof ENGLISH) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={language}>{children}</LanguageContext>
  );
  return renderHook(useNames, { wrapper }).result.current;
}

describe('the names of an item', () => {
  it.each([
    ['English', ENGLISH, both, 'Zinc', 'زنك'],
    ['Arabic', arabic.language, both, 'زنك', 'Zinc'],
    ['English', ENGLISH, englishAlone, 'Iron', null],
    ['Arabic', arabic.language, englishAlone, 'Iron', null],
    ['English', ENGLISH, arabicAlone, 'CU', 'نحاس'],
    ['Arabic', arabic.language, arabicAlone, 'نحاس', null],
    ['Arabic', arabic.language, same, 'B12', null],
    ['English', ENGLISH, unseen, 'AU', null],
    ['Arabic', arabic.language, unseen, 'AU', null],
    ['English', ENGLISH, untold, 'Lead', null],
    ['Arabic', arabic.language, untold, 'Lead', null],
  ])('begin with the one of %s on screen: %#', (_, language, item, first, beside) => {
    const names = namesIn(language);

    expect([names.of(item), names.besideOf(item)]).toEqual([first, beside]);
  });

  it('say which language they lack, where that is known', () => {
    const { lackOf } = namesIn(ENGLISH);
    const lacks = [both, englishAlone, arabicAlone, untold].map((item) => lackOf(item));

    expect(lacks.map((lack) => lack && inEnglish(lack))).toEqual([null, 'Arabic: missing', 'English: missing', null]);
  });

  it('stand in a menu with the other name beside, or what is missing', () => {
    const { choiceOf } = namesIn(arabic.language);

    expect(choiceOf(both)).toEqual({ label: 'زنك', beside: 'Zinc' });
    expect(choiceOf(englishAlone)).toEqual({ label: 'Iron', beside: homeMessages.textsPartial });
  });
});
