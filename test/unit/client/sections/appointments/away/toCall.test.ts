import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import type { Slot } from '#client/hours/slots';
import { csvOf } from '#client/lib/csv';
import type { LineEnd, PlannedVisit } from '#client/sections/appointments/away/sent';
import { callCells, callHeads, callLinesOf } from '#client/sections/appointments/away/toCall';
import { translated } from '#client/ui/language/useT';
import { stored } from '#test/support/builders/blocks';
import { inEnglish } from '#test/support/inEnglish';

const names: (string | null)[] = ['Amal Darwish', 'Bilal Sayegh', 'Amal Darwish', '=1+1', null];
const slot = (startTime: string, locationId = 31): Slot => ({
  date: '2026-11-26',
  startTime: `${startTime}:00`,
  endTime: '18:00:00',
  locationId,
});

function visit(id: number, end: LineEnd, target: Slot | null = null, isCalled = false): PlannedVisit {
  const [original] = stored({ id, date: '2026-11-24', start_time: '10:40:00', end_time: '11:00:00' });
  return { original: original!, target, waitsFor: [], end, isCalled };
}

const linesOf = (visits: readonly PlannedVisit[], kind: 'away' | 'late' = 'away') =>
  callLinesOf(visits, {
    kind,
    statusOf: (id) =>
      new Map<unknown, string>([
        [91, 'confirmed'],
        [92, 'pending'],
        [93, 'cancelled'],
      ]).get(id),
    doctorOf: () => 'Hind Saif',
    nameOf: ({ id }) => names[Number(id) - 1] ?? null,
    places: { 32: 'Creek Clinic' },
  });

const inArabic = { locale: 'ar-AE', sentences: catalogueInArabic };
const moved: LineEnd = { is: 'moved', to: 90 };
const OLD = 'Tue, 24 Nov 2026 at 10:40';
const NEXT = 'Thu, 26 Nov 2026 at 15:20';
const UNSURE = 'It is still to be confirmed.';
const LATER = 'There is no new time yet; we will call you as soon as there is one.';

it.each<[string, Parameters<typeof visit>[1], Slot | null, 'away' | 'late', string, string, RegExp]>([
  [
    'moved',
    moved,
    slot('15:20'),
    'away',
    'Thu 26 Nov 15:20',
    `Your appointment with Hind Saif on ${OLD} has been moved to ${NEXT}.`,
    /^نُقل موعدكم مع Hind Saif من .* 10:40 إلى .* 15:20\.$/,
  ],
  [
    'moved, and is expected then',
    { is: 'moved', to: 91 },
    slot('15:20'),
    'away',
    'Thu 26 Nov 15:20, confirmed',
    `Your appointment with Hind Saif on ${OLD} has been moved to ${NEXT}. It is confirmed.`,
    /15:20\. وهو مؤكد\.$/,
  ],
  [
    'moved, and has to be accepted',
    { is: 'moved', to: 92 },
    slot('15:20', 32),
    'late',
    'Thu 26 Nov 15:20, Creek Clinic, pending: accept it',
    `Your appointment with Hind Saif on ${OLD} has been moved to ${NEXT}, at Creek Clinic. ${UNSURE}`,
    /في Creek Clinic\. وسيُؤكد لاحقًا\.$/,
  ],
  [
    'moved, and cancelled since',
    { is: 'moved', to: 93 },
    slot('15:20'),
    'away',
    'Thu 26 Nov 15:20',
    `Your appointment with Hind Saif on ${OLD} has been moved to ${NEXT}.`,
    /15:20\.$/,
  ],
  [
    'moved to another place',
    moved,
    slot('15:20', 32),
    'late',
    'Thu 26 Nov 15:20, Creek Clinic',
    `Your appointment with Hind Saif on ${OLD} has been moved to ${NEXT}, at Creek Clinic.`,
    /^نُقل موعدكم مع Hind Saif من .* 10:40 إلى .* 15:20، في Creek Clinic\.$/,
  ],
  [
    'not moved, though there was a time',
    { is: 'failed', isTaken: true },
    slot('15:20'),
    'away',
    'not moved, no time yet',
    `Your appointment with Hind Saif on ${OLD} cannot take place. ${LATER}`,
    /^نعتذر، تعذّر عقد موعدكم مع Hind Saif يوم .* 10:40\. لم يتحدد وقت جديد بعد/,
  ],
  [
    'left without a time',
    { is: 'noTime' },
    null,
    'away',
    'no time yet',
    `Your appointment with Hind Saif on ${OLD} cannot take place. ${LATER}`,
    /^نعتذر، تعذّر عقد موعدكم مع Hind Saif يوم .* 10:40\. لم يتحدد وقت جديد بعد/,
  ],
  [
    'left without a time by a doctor who is late',
    { is: 'noTime' },
    null,
    'late',
    'no time yet',
    `Hind Saif is late on the day of your appointment on ${OLD}, which cannot take place at that time. ${LATER}`,
    /Hind Saif .* 10:40/,
  ],
  [
    'moved back after having been told',
    { is: 'back' },
    slot('15:20'),
    'away',
    'back at the old time',
    `Your appointment with Hind Saif stays on ${OLD}, as it was at first.`,
    /^يبقى موعدكم مع Hind Saif كما كان: .* 10:40\.$/,
  ],
])('tells a patient who was %s in both languages', (_, end, target, kind, newTime, english, arabic) => {
  const [line] = linesOf([visit(2, end, target)], kind);

  expect(inEnglish(line!.oldTime)).toBe('Tue 24 Nov 10:40');
  expect(inEnglish(line!.newTime)).toBe(newTime);
  expect(inEnglish(line!.message)).toBe(`Dear Bilal Sayegh,\n${english}`);
  const [greeting, text] = translated(inArabic, line!.message)
    .replace(/[\u2066-\u2069]/g, '')
    .split('\n');
  expect(greeting).toBe('السيد/السيدة Bilal Sayegh،');
  expect(text).toMatch(arabic);
});

it('concerns nobody who stays, is left to another desk or is not sent yet, and tells apart whose name is twice', () => {
  const ends = ['noTime', 'stays', 'back', 'out', 'open'] as const;
  const lines = linesOf([...ends.map((is, at) => visit(at + 1, { is })), visit(2, moved, slot('09:00'))]);

  expect(lines.map(({ patient, isTwice, isConcerned }) => [patient, isTwice, isConcerned])).toEqual([
    ['Amal Darwish', true, true],
    ['Bilal Sayegh', true, false],
    ['Amal Darwish', true, true],
    ['=1+1', false, false],
    [null, false, false],
    ['Bilal Sayegh', true, true],
  ]);
  expect(callCells(inEnglish, lines)).toHaveLength(3);
});

it('greets nobody whose name is not known', () => {
  const [line] = linesOf([visit(5, { is: 'noTime' })]);

  expect(line!.patient).toBeNull();
  expect(inEnglish(line!.message)).toMatch(/^Your appointment/);
});

it('is a file in which nothing runs, with who was called', () => {
  const lines = linesOf([
    visit(1, moved, slot('15:20', 32), true),
    visit(4, { is: 'failed', isTaken: false }, slot('15:40')),
    visit(5, { is: 'noTime' }),
  ]);
  const file = csvOf({ separator: ',', decimal: '.' }, [callHeads(inEnglish), ...callCells(inEnglish, lines)]);

  expect(file.split('\r\n')).toEqual([
    '\uFEFFPatient,From,To,Called',
    'Amal Darwish,Tue 24 Nov 10:40,"Thu 26 Nov 15:20, Creek Clinic",yes',
    `'=1+1,Tue 24 Nov 10:40,"not moved, no time yet",no`,
    'Unknown Patient,Tue 24 Nov 10:40,no time yet,no',
    '',
  ]);
});
