import { DEMO } from '#server/demo/accounts';
import type { Chance } from './chance';
import type { Control } from './controls';
import { FILES, type Deed } from './deeds';

/** What somebody who walks remembers: how often each thing was done. */
export type Memory = Map<string, number>;

/** What there is to choose from. */
export interface Choices {
  controls: readonly Control[];
  /** What has the focus, by a stable description. */
  focus: string;
  /** Where it is, by a stable description. */
  place: string;
  /** What a name means whatever its values are; `undefined` for a name that is nothing but data. */
  meaning: (name: string) => string | undefined;
}

/** How often keys are used, and the browser's own buttons, in place of the mouse. */
const HANDS = [
  ['mouse', 70],
  ['keys', 26],
  ['browser', 4],
] as const;

/** The keys that are pressed, and how much each is wanted. */
const KEYS: readonly (readonly [string, number])[] = [
  ...(['Tab', 'Enter', 'ArrowDown'] as const).map((key) => [key, 6] as const),
  ...(['Shift+Tab', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Escape', 'Space'] as const).map((key) => [key, 3] as const),
  ...['Home', 'End', 'PageUp', 'PageDown', '/', '?', 'Control+k', 'F2', 'Delete', 'Control+Enter'].map(
    (key) => [key, 1] as const,
  ),
  ...'j k a r c m u n x b t l f 1 .'.split(' ').map((key) => [key, 0.5] as const),
];

/** Chooses what to do next, and remembers it: what was done least is preferred. */
export function chooseDeed(choices: Choices, chance: Chance, memory: Memory): Deed {
  const hand = chance.weighted(HANDS);
  if (hand === 'browser') return { kind: chance.weighted(BROWSER) };
  const byControl = new Map<string, Control[]>();
  for (const control of choices.controls) {
    const told = describe(control, choices);
    byControl.set(told, [...(byControl.get(told) ?? []), control]);
  }
  if (hand === 'keys' || byControl.size === 0) {
    const keyAt = (key: string) => `${key} at ${choices.focus} of ${choices.place}`;
    const key = chance.weighted(KEYS.map(([one, wanted]) => [one, wanted * preference(memory, keyAt(one))] as const));
    remember(memory, keyAt(key));
    return { kind: 'key', key };
  }
  const told = chance.weighted([...byControl.keys()].map((one) => [one, preference(memory, one)] as const));
  remember(memory, told);
  return deedOn(chance.oneOf(byControl.get(told) ?? []), chance);
}

const BROWSER = [
  ['back', 5],
  ['forward', 2],
  ['reload', 2],
] as const;

/** A control by what stays the same when its values change: its role, what its name means, and where it is. */
export function describe({ use, role, name, where }: Control, { place, meaning }: Pick<Choices, 'place' | 'meaning'>) {
  const told = (text: string) => meaning(text) ?? (/\p{L}/u.test(text) ? '…' : '');
  const around = where.map((one) => {
    const [kind = '', ...words] = one.split(' ');
    return `${kind} ${told(words.join(' '))}`.trim();
  });
  return [use, role, told(name), ...around.slice(-3), place].join(' | ');
}

const preference = (memory: Memory, told: string) => 1 / (1 + (memory.get(told) ?? 0)) ** 2;

function remember(memory: Memory, told: string): void {
  memory.set(told, (memory.get(told) ?? 0) + 1);
}

function deedOn(control: Control, chance: Chance): Deed {
  const { use, role, name, where, nth } = control;
  const on = { use, role, name, where, nth };
  switch (use) {
    case 'press':
      return { kind: 'press', on, times: chance.happens(0.06) ? 2 : 1 };
    case 'type':
      return { kind: 'type', on, text: textFor(control, chance) };
    case 'choose':
      return { kind: 'choose', on, file: fileFor(control, chance) };
    case 'drag': {
      const by = () => (chance.below(13) - 6) * 40;
      return { kind: 'drag', on, by: [by(), by()] };
    }
    case 'scroll':
      return { kind: 'scroll', on, by: chance.oneOf([300, 900, 5000, -300, -5000]) };
  }
}

const NUMBERS = ['7', '0', '12.5', '-3', '٤٥', '99999', '1,250'];
const DATES = ['5', '1/12', '2026-12-24', 'tomorrow', '31/2', '٥/١٢'];
const TIMES = ['9', '930', '14:00', '25:00', '٩:٣٠'];
const PHONES = ['+971 50 123 4567', '0501234567', '12'];
const WORDS = ['Huda', 'a', 'Zinc', 'هدى', 'x', '  ', '50', 'Al Noor', 'O’Neil <b>&', 'ma', 'دبي', 'one, two; three'];

/** What is typed into a field: mostly what it takes, and sometimes what it does not. */
function textFor({ takes, role }: Control, chance: Chance): string {
  const isField = (pattern: RegExp) => pattern.test(takes);
  if (isField(/password/)) return chance.happens(0.9) ? DEMO.password : 'wrong';
  if (isField(/email|username/)) return chance.happens(0.9) ? DEMO.email : 'somebody@example.com';
  if (isField(/one-time-code/)) return chance.happens(0.8) ? DEMO.otp : '000000';
  if (chance.happens(0.1)) return chance.oneOf([...WORDS, ...NUMBERS, ...DATES, ...TIMES]);
  if (isField(/date|day/i)) return chance.oneOf(DATES);
  if (isField(/time|from|to\b/i)) return chance.oneOf(TIMES);
  if (isField(/tel|phone|mobile/)) return chance.oneOf(PHONES);
  if (isField(/decimal|numeric|price|age/) || role === 'spinbutton') return chance.oneOf(NUMBERS);
  return chance.oneOf(WORDS);
}

function fileFor({ takes }: Control, chance: Chance): string {
  const names = Object.keys(FILES);
  const isImage = takes.includes('image');
  const fitting = names.filter((name) => name.endsWith('.png') === isImage);
  return chance.oneOf(chance.happens(0.85) ? fitting : names);
}
