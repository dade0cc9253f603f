import createCache from '@emotion/cache';

import { onDemand } from '#client/device/onDemand';
import type { LanguageCode } from '#client/lib/languages';
import { ENGLISH } from '#client/ui/language/useT';
import { theme } from '../theme';
import type { LanguagePack } from './languagePack';

const english: LanguagePack = {
  language: { ...ENGLISH, arabic: () => loadPack('ar').then(() => loadedPack('ar').language) },
  direction: 'ltr',
  theme,
  cache: createCache({ key: 'css' }),
};

const arabicPack = onDemand(() => import('./ar/pack').then(({ arabic }) => arabic));

/** The pack of a language that has been loaded; English before that. */
export function loadedPack(language: LanguageCode): LanguagePack {
  return (language === 'ar' ? arabicPack.loaded() : undefined) ?? english;
}

/** Loads what a language needs, once; English is always there. Rejects when it cannot be fetched. */
export async function loadPack(language: LanguageCode): Promise<void> {
  if (language === 'ar') await arabicPack.load();
}
