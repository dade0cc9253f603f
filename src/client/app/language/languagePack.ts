import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';

import type { Language } from '#client/ui/language/useT';

/** All that showing a language takes. */
export interface LanguagePack {
  language: Language;
  direction: 'ltr' | 'rtl';
  theme: Theme;
  /** Makes stylesheets; one for each direction. */
  cache: EmotionCache;
}
