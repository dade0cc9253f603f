import { sheetOf, type LeftRoot } from '#client/app/my-day/sheet';
import { sheetText } from '#client/app/my-day/sheetText';
import type { ShownEntry } from '#client/app/my-day/useDay';
import { say, type Text } from '#client/lib/text';
import { withInitials } from '#client/lib/withInitials';
import type { StoredLedger } from '#client/state/fanOut/ledgers';
import type { HalfDoneWork } from '#client/state/halfDone/halfDone';
import { inEnglish } from '#test/support/inEnglish';

const NOTHING: LeftRoot = {
  halfDone: {},
  forms: { sent: {}, drafts: {} },
  fanOuts: {},
  unknownWrites: {},
  requests: {},
};
const visit = (patient: string) =>
  say(
    { id: 'v', defaultMessage: '{patient}, {time}, {doctor}:' },
    { patient, time: '11:20', doctor: 'Dr. Omar Nasser' },
  );
const place = { section: 'appointments', params: {} };
const AT = new Date('2026-11-21T13:45:00+04:00').getTime();

const entry = (more: Partial<ShownEntry>): ShownEntry => ({
  id: 0,
  at: AT,
  kind: 'success',
  text: 'Saved',
  lines: [],
  ...more,
});
const change = (patient: string, stands: 'asMade' | 'undone' | 'otherwise') => ({
  id: patient,
  whose: visit(patient),
  from: 'Pending',
  to: 'Confirmed',
  stands,
  now: 'Rejected',
  event: { type: '?' },
});
const work = (title: Text, covers: string[] = []): HalfDoneWork => ({
  title,
  place,
  label: 'Go on',
  event: 'e',
  data: null,
  covers,
});
const ledger = (...rows: object[]) =>
  ({ kind: 'k', title: 'Adding hours', place, status: 'finished', rows }) as unknown as StoredLedger;

const lines = (entries: ShownEntry[], state: Partial<LeftRoot> = {}, hasInitials = false) =>
  sheetText([], sheetOf(entries, null, { ...NOTHING, ...state }), (text) =>
    inEnglish(hasInitials ? withInitials(text) : text),
  )
    .split('\n')
    .filter((line) => line.startsWith('- '));

describe('what was done, on the sheet', () => {
  it.each<[string, Partial<ShownEntry>, string[]]>([
    ['a thing of nobody', {}, ['- 13:45 Saved']],
    [
      'a failure',
      { kind: 'error', concerns: visit('Rana Haddad') },
      ['- 13:45 Rana Haddad, 11:20, Dr. Omar Nasser: Saved · Failed'],
    ],
    [
      'one change',
      { lines: [change('Rana Haddad', 'undone')] },
      ['- 13:45 Rana Haddad, 11:20, Dr. Omar Nasser: Pending → Confirmed · Undone'],
    ],
    [
      'several changes',
      { lines: [change('Rana Haddad', 'asMade'), change('Ziad', 'otherwise')] },
      [
        '- 13:45 Saved',
        '- Rana Haddad, 11:20, Dr. Omar Nasser: Pending → Confirmed',
        '- Ziad, 11:20, Dr. Omar Nasser: Pending → Confirmed · It is Rejected now, so it stays.',
      ],
    ],
    ['a value of a link', { concerns: 'Blood count', text: 'Price saved' }, ['- 13:45 Blood count · Price saved']],
  ])('says %s', (_, more, said) => expect(lines([entry(more)])).toEqual(said));

  it('names patients by initials where that is wanted, and doctors in full', () => {
    const said = lines([entry({ lines: [change('Rana Haddad', 'asMade'), change('ليلى سالم', 'asMade')] })], {}, true);
    expect(said[1]).toBe('- RH, 11:20, Dr. Omar Nasser: Pending → Confirmed');
    expect(said[2]).toContain('ل. س.');
    expect(said.join()).not.toMatch(/Rana|Haddad|ليلى|سالم/);
  });
});

describe('what is half done, on the sheet', () => {
  it('has moves, each once, by initials too', () => {
    const title = say({ id: 'm', defaultMessage: 'Moving {patient}' }, { patient: 'Rana Haddad' });
    const halfDone = { plan: work('A whole plan', ['move']), move: work(title), other: work(title) };
    expect(lines([], { halfDone }, true)).toEqual(['- A whole plan', '- Moving RH']);
  });

  it('has plans that have not come to their end, with what is left of them', () => {
    const row = (label: string, outcome: string, isUnknown = false) => ({
      id: label,
      label,
      outcome,
      isUnknown,
      reason: null,
      payload: 0,
    });
    const some = ledger(
      row('Mon', 'added'),
      row('Tue', 'failed'),
      row('Wed', 'unsent'),
      row('Thu', 'failed', true),
      row('Fri', 'refused'),
    );
    const fanOuts = { some, whole: ledger(row('Mon', 'added')), running: { ...some, status: 'running' as const } };
    expect(lines([], { fanOuts })).toEqual([
      '- Adding hours · 1 not sent · 2 failed · nobody can tell of 1 · Tue; Wed; Thu; Fri',
      '- Adding hours: still being sent',
    ]);
  });

  it('has what was sent and nobody can tell of, in the best words there are, and not as done', () => {
    const entries = [
      entry({ kind: 'error', text: 'Not saved', concerns: visit('Rana'), tells: 'status/7' }),
      entry({ id: 1 }),
    ];
    const requests = {
      link: { status: 'failed' as const, failure: { text: 'Price not saved', detail: null, fields: {} } },
    };
    const unknownWrites = { 'status/7': true as const, link: true as const, else: true as const };
    expect(lines(entries, { requests, unknownWrites })).toEqual([
      '- 13:45 Saved',
      '- Nobody can tell whether this was done: Rana, 11:20, Dr. Omar Nasser: Not saved',
      '- Nobody can tell whether this was done: Price not saved',
      '- Nobody can tell whether this was done: a change whose answer was lost',
    ]);
  });

  it('has forms that are not saved', () => {
    const sent = { form: { title: 'Saving Clinic Noor', place, values: {} } };
    expect(lines([], { forms: { sent, drafts: {} } })).toEqual(['- Not saved yet: Saving Clinic Noor']);
  });
});

it('lists no more than a hundred lines of a group, and says how many more there are', () => {
  const title = 'Clashes (140)';
  const groups = [{ title, lines: Array.from({ length: 140 }, (_, at) => `Clash ${at}`) }];
  const said = sheetText(['Handover'], sheetOf([], groups, NOTHING), inEnglish).split('\n');
  expect(said.slice(said.indexOf(title)).filter((line) => line.startsWith('- Clash'))).toHaveLength(100);
  expect(said).toContain('- and 40 more');
  expect(said.slice(0, 5)).toEqual(['Handover', '', 'Done', 'Nothing was done at this desk.', '']);
});

it.each([
  [[], 'Nothing waits.'],
  [null, 'What waits is not known yet.'],
  ['unread', 'What waits could not be read.'],
] as const)('says of %j that %s', (waiting, said) =>
  expect(sheetText([], sheetOf([], waiting, NOTHING), inEnglish)).toContain(`Waiting\n${said}`),
);
