import createCache from '@emotion/cache';

import { fetched } from '#client/device/onDemand';
import type { LanguageCode } from '#client/lib/languages';
import { ENGLISH } from '#client/ui/useT';
import { theme } from '../theme';
import type { LanguagePack } from './languagePack';

const english: LanguagePack = {
  language: { ...ENGLISH, arabic: () => loadPack('ar').then(() => loadedPack('ar').language) },
  direction: 'ltr',
  theme,
  cache: createCache({ key: 'css' }),
};

const packs = new Map<LanguageCode, LanguagePack>([['en', english]]);

/** The pack of a language that has been loaded; English before that. */
export function loadedPack(language: LanguageCode): LanguagePack {
  return packs.get(language) ?? english;
}

/** Loads what a language needs, once; English is always there. Rejects when it cannot be fetched. */
export async function loadPack(language: LanguageCode): Promise<void> {
  if (packs.has(language)) return;
  const { arabic } = await fetched(() => import('./ar/pack'));
  packs.set(language, arabic);
}
