import './zone';
import '#test/support/theDay';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { launchBrowser } from '#test/support/browser/browser';
import { toldDeed, type Step } from './deeds';
import { readSentences } from './sentences';
import { settingOf, type Setting, type Wish } from './setting';
import { shortest } from './shrink';
import { walkAgain, walkByChance, type Ground, type Walked } from './walk';

const OPTIONS = {
  /** The seed of the first walk; each of the others has the next. */
  seed: { type: 'string' },
  /** How long to walk, or how often. */
  minutes: { type: 'string', default: '10' },
  walks: { type: 'string' },
  /** How many steps a walk has. */
  steps: { type: 'string', default: '80' },
  /** What is wanted otherwise than the seed has it. */
  language: { type: 'string' },
  width: { type: 'string' },
  theme: { type: 'string' },
  sky: { type: 'string' },
  address: { type: 'string' },
  /** A way that was found and kept, to be walked again. */
  again: { type: 'string' },
} as const;

/** For so long a shorter way to what was found is looked for. */
const SHRINK_MS = 240_000;

const FOLDER = '.cache/walk';

/** A way as it is kept. */
interface Way {
  setting: Setting;
  steps: readonly Step[];
}

/** Walks for as long as wanted, and makes the way to each kind of find short; ends with 1 where there is one. */
async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  mkdirSync(FOLDER, { recursive: true });
  const ground = { browser: await launchBrowser(), sentences: readSentences() };
  const finds = values.again === undefined ? await walkFor(ground, values) : await again(ground, values.again);
  await ground.browser.close();
  process.exitCode = finds > 0 ? 1 : 0;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

async function walkFor(ground: Ground, values: Values): Promise<number> {
  const until = performance.now() + Number(values.minutes) * 60_000;
  const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const kinds = new Set<string>();
  let finds = 0;
  for (let walks = 0; walks < Number(values.walks ?? Infinity) && performance.now() < until; walks += 1) {
    const setting = settingOf(first + walks, wishOf(values));
    const walked = await walkByChance(ground, setting, Number(values.steps), pictureOf(setting));
    tell(setting, walked);
    keep({ setting, steps: walked.steps });
    if (walked.broken.length === 0) continue;
    finds += 1;
    const [kind = ''] = walked.broken.map(kindOf);
    const steps = kinds.has(kind) ? walked.steps : await shorten(ground, setting, walked);
    kinds.add(kind);
    keep({ setting, steps });
    tellWay(setting, steps);
  }
  return finds;
}

function wishOf({ width, language, theme, sky, address }: Values): Wish {
  const wishes = { language, theme, sky, address, width: width === undefined ? undefined : Number(width) };
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined));
}

async function again(ground: Ground, file: string): Promise<number> {
  const { setting, steps } = JSON.parse(readFileSync(file, 'utf8')) as Way;
  const walked = await walkAgain(ground, setting, steps, pictureOf(setting));
  tell(setting, walked);
  tellWay(setting, walked.steps);
  return walked.broken.length;
}

const pictureOf = ({ seed }: Setting) => `${FOLDER}/${seed}.png`;

const keep = (way: Way) => writeFileSync(`${FOLDER}/${way.setting.seed}.json`, JSON.stringify(way, null, 2));

async function shorten(ground: Ground, setting: Setting, { steps, broken }: Walked) {
  const until = performance.now() + SHRINK_MS;
  const isAlike = (one: string) => kindOf(one) === kindOf(broken[0] ?? '');
  return shortest(
    steps,
    async (some) => (await walkAgain(ground, setting, some, pictureOf(setting))).broken.some(isAlike),
    () => performance.now() < until,
  );
}

/** What was found, without what differs from one time to the next. */
const kindOf = (broken: string) => broken.replace(/\d+/g, '0').slice(0, 40);

function tell(setting: Setting, { steps, broken }: Walked): void {
  const { seed, language, size, theme, forcedColors, hour, sky, address } = setting;
  const told = [
    language,
    `${size.width}x${size.height}`,
    theme,
    ...(forcedColors ? ['forced'] : []),
    `${hour}:00`,
    sky,
  ];
  console.log(`seed ${seed}: ${steps.length} steps, ${told.join(' ')} ${address}`);
  for (const one of broken) console.log(`  FOUND ${one}`);
}

function tellWay(setting: Setting, steps: readonly Step[]): void {
  console.log(`  at ${steps[0]?.at ?? setting.address}`);
  for (const { deed } of steps) console.log(`  - ${toldDeed(deed)}`);
  console.log(`  picture ${pictureOf(setting)}, again: npm run walk -- --again ${FOLDER}/${setting.seed}.json`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
