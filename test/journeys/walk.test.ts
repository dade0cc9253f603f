import type { Browser } from 'playwright-core';

import { launchBrowser } from '#test/support/browser/browser';
import { toldDeed } from '#test/walk/deeds';
import { readSentences } from '#test/walk/sentences';
import { settingOf } from '#test/walk/setting';
import { walkByChance } from '#test/walk/walk';

const STEPS = 30;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const sentences = readSentences();

it.each([101, 105])('finds nothing broken on a walk of seed %i', async (seed) => {
  const { steps, broken } = await walkByChance(
    { browser, sentences },
    settingOf(seed),
    STEPS,
    `.cache/walk/${seed}.png`,
  );

  expect({ broken, way: broken.length > 0 ? steps.map(({ deed }) => toldDeed(deed)) : [] }).toEqual({
    broken: [],
    way: [],
  });
  expect(steps).toHaveLength(STEPS);
});
