import type { ViewportSize } from 'playwright-core';

import type { LanguageCode } from '#client/lib/languages';
import { chanceOf } from './chance';
import { SKIES, type Sky } from './weather';

/** The world of a walk: what the page is looked at with, when, where it begins, and what it is up against. */
export interface Setting {
  seed: number;
  language: LanguageCode;
  size: ViewportSize;
  theme: 'light' | 'dark';
  forcedColors: boolean;
  reducedMotion: boolean;
  /** The hour of the clinic's day. */
  hour: number;
  sky: Sky;
  /** The query that the page is opened at. */
  address: string;
}

/** What somebody wants otherwise than the seed. */
export type Wish = Partial<Pick<Setting, 'language' | 'theme' | 'forcedColors' | 'sky' | 'address' | 'hour'>> & {
  width?: number;
};

const SIZES: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** The places where a page may be opened. */
const ADDRESSES = [
  ...['', '?view=board', '?view=board&span=week', '?view=waits', '?view=waits&tab=setup', '?view=figures'],
  ...['?period=past', '?status=pending', '?section=availabilities', '?section=manage-providers'],
  ...['categories', 'subcategories', 'labServices', 'labPackages', 'providers', 'linking', 'staff', 'schedule'].map(
    (tab) => `?section=home-services&tab=${tab}`,
  ),
  '?section=referral-tracking',
];

/** The setting of a seed; a wish takes the place of one thing and leaves all others. */
export function settingOf(seed: number, { width, ...wish }: Wish = {}): Setting {
  const chance = chanceOf(seed);
  const drawn: Setting = {
    seed,
    language: chance.oneOf(['en', 'ar'] as const),
    size: chance.weighted([
      [SIZES[0], 4],
      [SIZES[1], 2],
      [SIZES[2], 3],
      [SIZES[3], 1],
    ] as const)!,
    theme: chance.oneOf(['light', 'dark'] as const),
    forcedColors: chance.happens(0.1),
    reducedMotion: chance.happens(0.5),
    hour: chance.oneOf([8, 8, 13, 19]),
    sky: chance.weighted(SKIES),
    address: chance.oneOf(ADDRESSES),
  };
  const size = SIZES.find((known) => known.width === width) ?? (width ? { width, height: 844 } : drawn.size);
  return { ...drawn, ...wish, size };
}
