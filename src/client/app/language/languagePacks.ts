import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import type { Theme } from '@mui/material/styles';

import type { Language } from '#client/lib/languages';
import { theme } from '../theme';

/** All that showing a language takes. */
export interface LanguagePack {
  /** As `Intl` knows it. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The sentences by id; English ones stand in the messages themselves. */
  catalogue: Readonly<Record<string, string>>;
  theme: Theme;
  /** Makes stylesheets; one for each direction. */
  cache: EmotionCache;
}

const english: LanguagePack = {
  locale: 'en',
  direction: 'ltr',
  catalogue: {},
  theme,
  cache: createCache({ key: 'css' }),
};

const packs = new Map<Language, LanguagePack>([['en', english]]);

/** The pack of a language that has been loaded; English before that. */
export function loadedPack(language: Language): LanguagePack {
  return packs.get(language) ?? english;
}

/** Loads what a language needs, once; English is always there. Rejects when it cannot be fetched. */
export async function loadPack(language: Language): Promise<void> {
  if (packs.has(language)) return;
  const { arabic } = await import('./ar/pack');
  packs.set(language, arabic);
}
