import Ajv from 'ajv';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ACCESSIBILITY, accessibilityPage, OPEN_ACR, openAcr, yamlOf } from '#test/support/accessibility';
import { CRITERIA } from '#test/support/wcag';

interface Project {
  displayName: string;
  testMatch: readonly string[];
  testPathIgnorePatterns?: readonly string[];
}

const { projects } = jest.requireActual<{ projects: readonly Project[] }>('#test/jest.config.cjs');
const JOURNEYS = path.resolve(__dirname, '../journeys');

/** The last criterion of each guideline, and those before it that are of level AAA or no longer there. */
const LAST = [
  '1.1.1',
  '1.2.5',
  '1.3.5',
  '1.4.13',
  '2.1.4',
  '2.2.2',
  '2.3.1',
  '2.4.11',
  '2.5.8',
  '3.1.2',
  '3.2.6',
].concat(['3.3.8', '4.1.3']);
const LEFT_OUT = ['1.4.6', '1.4.7', '1.4.8', '1.4.9', '2.1.3', '2.4.8', '2.4.9', '2.4.10', '2.5.5', '2.5.6'].concat([
  ...['3.2.5', '3.3.5', '3.3.6', '4.1.1'],
]);

/** Whether the journeys of a file are made in Arabic, too. */
function isInArabic(file: string): boolean {
  const place = `/journeys/${file}.test.ts`;
  return projects.some(({ displayName, testMatch, testPathIgnorePatterns: ignored = [] }) => {
    if (displayName === 'arabic') return testMatch.includes(`<rootDir>/test${place}`);
    return displayName === 'more-arabic' && !ignored.some((pattern) => new RegExp(pattern).test(place));
  });
}

/** A journey, from its title to the next one; nothing where there is none. */
function journey(file: string, title: string): string {
  const place = path.join(JOURNEYS, `${file}.test.ts`);
  const source = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const [, after = ''] = source.split(`'${title}'`);
  return after.split(/\n *(?:it|describe)[.(]/)[0] ?? '';
}

it('has each criterion of levels A and AA once', () => {
  const all = LAST.flatMap((last) => {
    const [, guideline = '', count] = /^(.+)\.(\d+)$/.exec(last) ?? [];
    return Array.from({ length: Number(count) }, (_, at) => `${guideline}.${at + 1}`);
  });
  const wanted = all.filter((one) => !LEFT_OUT.includes(one));

  expect(CRITERIA.map(({ number }) => number).sort()).toEqual(wanted.sort());
  expect(CRITERIA).toHaveLength(55);
});

it.each(CRITERIA)(
  '$number $name says how, and by more than axe where it is met',
  ({ adherence, says, tests, byHand }) => {
    expect(says).not.toBe('');
    expect(adherence !== 'supports' || tests.length > 0 || byHand !== undefined).toBe(true);
    if (byHand) expect(byHand.when).toMatch(/^\d{4}-\d\d-\d\d$/);
  },
);

it.each(CRITERIA.flatMap(({ number, tests }) => tests.map((test) => [number, ...test] as const)))(
  '%s is shown by %s in both languages: %s',
  (_, file, title) => {
    expect(isInArabic(file)).toBe(true);
    expect(journey(file, title)).toMatch(/\bexpect\(|\.waitFor\(/);
  },
);

/** What the schema of OpenACR asks for, and the terms of its catalogue for WCAG 2.2. */
const isText = { type: 'string', minLength: 1 };
const isRecord = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const levels = { enum: ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'] };
const component = isRecord({ name: { enum: ['web'] }, adherence: isRecord({ level: levels, notes: isText }) });
const criterion = isRecord({ num: isText, components: { type: 'array', minItems: 1, items: component } });
const chapter = isRecord({ criteria: { type: 'array', items: criterion } });
const SCHEMA = isRecord({
  title: isText,
  product: isRecord({ name: isText }),
  author: isRecord({ email: isText }),
  version: { type: 'integer' },
  catalog: { enum: ['2.5-edition-wcag-2.2-en'] },
  chapters: isRecord({ success_criteria_level_a: chapter, success_criteria_level_aa: chapter }),
});

describe('what is written of it, anew by npm run book,', () => {
  it('is the page of the handbook', () => expect(readFileSync(ACCESSIBILITY, 'utf8')).toBe(accessibilityPage()));

  it('is a report as OpenACR has it', () => {
    const ajv = new Ajv({ allErrors: true });

    expect(ajv.validate(SCHEMA, openAcr()) || ajv.errors).toBe(true);
    expect(readFileSync(OPEN_ACR, 'utf8')).toBe(`${yamlOf(openAcr()).trimStart()}\n`);
  });
});
