import path from 'node:path';

import { CRITERIA, type Adherence, type Criterion } from './wcag';

const HANDBOOK = path.resolve(__dirname, '../../src/handbook');

/** The page of the handbook, and the report for whoever buys, both made of the same criteria by `npm run book`. */
export const ACCESSIBILITY = path.join(HANDBOOK, 'accessibility.md');
export const OPEN_ACR = path.join(HANDBOOK, 'accessibility.openacr.yaml');

const WORDS: Readonly<Record<Adherence, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially',
  'does-not-support': 'Does not',
  'not-applicable': 'Not applicable',
};

/** The text of the page. */
export function accessibilityPage(): string {
  const counted = Object.entries(WORDS).flatMap(([adherence, word]) => {
    const count = CRITERIA.filter((one) => one.adherence === adherence).length;
    return count === 0 ? [] : [`${word.toLowerCase()} ${count}`];
  });
  return `# Accessibility

How Mawid stands to each of the ${CRITERIA.length} criteria of WCAG 2.2, levels A and AA: ${counted.join(', ')}.

This page and [that of OpenACR](accessibility.openacr.yaml) are made of \`test/support/wcag.ts\` by \`npm run book\`.
\`test/unit/accessibility.test.ts\` holds them to it, and that each journey is there, in English and in Arabic. Besides,
axe looks at the page in nearly every journey; what it alone finds counts for nothing here.

| Criterion | | How, or why not | Shown by |
|---|---|---|---|
${CRITERIA.map(row).join('\n')}
`;
}

function row({ number, name, level, adherence, says, tests, byHand }: Criterion): string {
  const shown = tests.map(([file, title]) => `[${file}](../../test/journeys/${file}.test.ts): ${title}`);
  const hand = byHand ? [`by hand, ${byHand.when}: ${byHand.how}`] : [];
  return `| ${number} ${name} (${level}) | ${WORDS[adherence]} | ${says} | ${[...shown, ...hand].join('<br>')} |`;
}

/** The report as OpenACR has it. */
export function openAcr() {
  const contact = { name: 'Mawid', email: 'accessibility@mawid.example' };
  return {
    title: 'Mawid Accessibility Conformance Report',
    product: { name: 'Mawid', description: 'Back-office of a medical appointment-booking service.' },
    author: contact,
    vendor: contact,
    version: 1,
    catalog: '2.5-edition-wcag-2.2-en',
    evaluation_methods_used:
      'Journeys in a browser, in English and Arabic, by keyboard, at 320 x 256, with spaced texts, forced colours, ' +
      'less motion and more contrast; axe besides.',
    chapters: {
      success_criteria_level_a: { criteria: CRITERIA.filter(({ level }) => level === 'A').map(ofReport) },
      success_criteria_level_aa: { criteria: CRITERIA.filter(({ level }) => level === 'AA').map(ofReport) },
      success_criteria_level_aaa: { disabled: true, notes: 'Not looked at.' },
    },
  };
}

function ofReport({ number, adherence, says }: Criterion) {
  return { num: number, components: [{ name: 'web', adherence: { level: adherence, notes: says } }] };
}

/** Plain data as YAML in blocks, its texts in quotes. */
export function yamlOf(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) return value.map((one) => `\n${indent}- ${yamlOf(one, inner).trimStart()}`).join('');
  return Object.entries(value)
    .map(([key, one]) => `\n${indent}${key}:${typeof one === 'object' ? '' : ' '}${yamlOf(one, inner)}`)
    .join('');
}
