import { after, asSent, queued, type Happening, type RowStanding, type StoredRow } from '#client/state/fanOut/row';

const item = { id: '1', label: 'One', payload: 'one' };

/** Every way in which a row can stand. */
const STANDINGS = {
  queued: { outcome: 'queued', attempt: 'first' },
  'queued again': { outcome: 'queued', attempt: 'second' },
  sent: { outcome: 'sent', attempt: 'first' },
  'sent, cut off': { outcome: 'sent', attempt: 'cutOff' },
  'sent again': { outcome: 'sent', attempt: 'second' },
  lost: { outcome: 'lost', attempt: 'first' },
  'lost, cut off': { outcome: 'lost', attempt: 'cutOff' },
  'lost again': { outcome: 'lost', attempt: 'second' },
  'refused, looked at': { outcome: 'lost', attempt: 'refused' },
  added: { outcome: 'added' },
  skipped: { outcome: 'skipped' },
  'left out': { outcome: 'leftOut' },
  failed: { outcome: 'failed', isUnknown: false },
  'failed, unknown': { outcome: 'failed', isUnknown: true },
  refused: { outcome: 'refused' },
  unsent: { outcome: 'unsent', isUnknown: false },
  'unsent, unknown': { outcome: 'unsent', isUnknown: true },
} as const satisfies Record<string, RowStanding>;

/** Everything that can happen to a row. */
const HAPPENINGS = {
  blocked: { is: 'blocked', reason: 'nobody knows what is there', then: 'retry' },
  'blocked for good': { is: 'blocked', reason: 'nobody may know', then: 'nothing' },
  sent: { is: 'sent' },
  'held back': { is: 'heldBack' },
  'accepted as added': { is: 'accepted', as: { outcome: 'added' } },
  'accepted as skipped': { is: 'accepted', as: { outcome: 'skipped' } },
  'accepted as left out': { is: 'accepted', as: { outcome: 'leftOut' } },
  refused: { is: 'refused', reason: 'no', then: 'retry' },
  'refused for good': { is: 'refused', reason: 'no', then: 'nothing' },
  'refused, to be looked at': { is: 'refused', reason: 'no', then: 'look' },
  lost: { is: 'lost', reason: 'no answer' },
  'line lost': { is: 'lineLost' },
  found: { is: 'found', as: { outcome: 'added' } },
  'found failed': { is: 'found', as: { outcome: 'failed', reason: 'it is cancelled' } },
  absent: { is: 'absent' },
  unknown: { is: 'unknown', reason: 'it cannot be asked' },
  stopped: { is: 'stopped' },
  resumed: { is: 'resumed', looksFirst: false },
  'resumed by a look': { is: 'resumed', looksFirst: true },
} as const satisfies Record<string, Happening<string>>;

type Stands = keyof typeof STANDINGS;
type Happens = keyof typeof HAPPENINGS;

const answered = {
  'accepted as added': 'added',
  'accepted as skipped': 'skipped',
  'accepted as left out': 'left out',
  refused: 'failed',
  'refused for good': 'refused',
  'refused, to be looked at': 'refused, looked at',
  stopped: 'unsent, unknown',
} as const;
const settled = { found: 'added', 'found failed': 'failed', stopped: 'unsent, unknown' } as const;

/** What changes a row, and how it stands then; everything else leaves it as it is. */
const TABLE: Partial<Record<Stands, Partial<Record<Happens, Stands>>>> = {
  queued: { sent: 'sent', blocked: 'failed', 'blocked for good': 'refused', stopped: 'unsent' },
  'queued again': { sent: 'sent again', blocked: 'failed', 'blocked for good': 'refused', stopped: 'unsent' },
  sent: { ...answered, lost: 'lost', 'held back': 'queued', 'line lost': 'sent, cut off' },
  'sent, cut off': { ...answered, lost: 'lost, cut off', 'held back': 'queued' },
  'sent again': { ...answered, lost: 'lost again', 'held back': 'queued again' },
  lost: { ...settled, absent: 'failed', unknown: 'failed, unknown', 'line lost': 'lost, cut off' },
  'lost, cut off': { ...settled, absent: 'queued again', unknown: 'failed, unknown' },
  'lost again': { ...settled, absent: 'failed', unknown: 'failed, unknown' },
  'refused, looked at': { ...settled, absent: 'failed', unknown: 'failed' },
  failed: { resumed: 'queued', 'resumed by a look': 'queued' },
  'failed, unknown': { resumed: 'queued', 'resumed by a look': 'lost, cut off' },
  unsent: { resumed: 'queued', 'resumed by a look': 'queued' },
  'unsent, unknown': { resumed: 'queued', 'resumed by a look': 'lost, cut off' },
};

const rowThatIs = (stands: Stands): StoredRow<string> => ({ ...item, reason: null, ...STANDINGS[stands] });
const combinations = (Object.keys(STANDINGS) as Stands[]).flatMap((stands) =>
  (Object.keys(HAPPENINGS) as Happens[]).map((happens) => [stands, happens, TABLE[stands]?.[happens]] as const),
);

it.each(combinations)('a row that is %s, and then %s, is %s', (stands, happens, then) => {
  const row = rowThatIs(stands);
  const now = after(row, HAPPENINGS[happens]);

  if (then) expect({ ...now, reason: null, isTried: undefined }).toEqual(rowThatIs(then));
  else expect(now).toBe(row);
});

it('keeps the whole that it is counted as', () => {
  const whole = { id: 'day', label: 'The day' };

  expect(after(queued({ ...item, whole }), HAPPENINGS.stopped)).toMatchObject({ whole });
});

it.each([
  ['failed', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.absent], 'no answer'],
  ['failed, unknown', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.unknown], 'no answer'],
  ['unsent, unknown', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.stopped], 'no answer'],
  ['refused', [HAPPENINGS.sent, HAPPENINGS['refused for good']], 'no'],
  ['failed', [HAPPENINGS.blocked], 'nobody knows what is there'],
  ['failed', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS['found failed']], 'it is cancelled'],
  ['added', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.found], null],
  ['queued', [HAPPENINGS.sent, HAPPENINGS.refused, HAPPENINGS.resumed], null],
  ['queued again', [HAPPENINGS.sent, HAPPENINGS['line lost'], HAPPENINGS.lost, HAPPENINGS.absent], null],
  ['lost, cut off', [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.unknown, HAPPENINGS['resumed by a look']], null],
  [
    'failed, unknown',
    [HAPPENINGS.sent, HAPPENINGS.lost, HAPPENINGS.unknown, HAPPENINGS['resumed by a look'], HAPPENINGS.unknown],
    'it cannot be asked',
  ],
] as const)('a row is %s after %j, and says why: %s', (stands, happenings, reason) => {
  const row = happenings.reduce<StoredRow<string>>(after, queued(item));

  expect({ ...row, isTried: undefined }).toEqual({ ...rowThatIs(stands), reason });
});

it('has what took the place of its payload, and says how it was made', () => {
  const made = { is: 'accepted', as: { outcome: 'added', reason: 'Confirmed', payload: 'two' } } as const;

  expect(after(rowThatIs('sent'), made)).toEqual({ ...item, outcome: 'added', reason: 'Confirmed', payload: 'two' });
});

it.each([
  ['an answer was lost', ['sent', 'lost', 'absent', 'resumed'], true],
  ['it went missing with the line, and is sent again', ['sent', 'line lost', 'lost', 'absent', 'sent'], true],
  ['the session ended meanwhile', ['sent', 'stopped', 'resumed'], true],
  ['it was refused', ['sent', 'refused', 'resumed'], undefined],
  ['it never left the page', ['sent', 'held back', 'stopped', 'resumed'], undefined],
] as const)('remembers that what is there may be its own work once %s', (_, happenings, isTried) => {
  const row = happenings.map((one) => HAPPENINGS[one]).reduce<StoredRow<string>>(after, queued(item));

  expect(row.isTried).toBe(isTried);
});

it.each([
  [{ is: 'done', payload: 'two' }, true, { outcome: 'added', payload: 'two' }],
  [{ is: 'done', reason: 'It is there.' }, false, { outcome: 'skipped', reason: 'It is there.' }],
  [{ is: 'leftOut', reason: 'It is cancelled.' }, true, { outcome: 'leftOut', reason: 'It is cancelled.' }],
] as const)('what stands as %j, tried or not (%p), is not sent', (standing, isTried, sent) =>
  expect(asSent(standing, isTried)).toEqual(sent),
);
