import {
  isNotMoved,
  isStuck,
  missingHalfOf,
  NOT_BOOKED,
  rejectionOf,
  standingIn,
  stuckBy,
  truthOf,
  verdictOf,
  type NotMoved,
  type Standing,
  type Stuck,
  type Verdict,
} from '#client/sections/appointments/reschedule/verdict';
import { lostBy, refusedBy } from '#client/state/writes/ask';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { booked, move, original } from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';

const moved: Verdict = { is: 'moved', booked };
const doubled: Stuck = { is: 'doubled', booked };
const stranded: Stuck = { is: 'stranded' };
const unknown: Stuck = { is: 'unknown' };
const putBack: NotMoved = { is: 'putBack' };
const changedMeanwhile: NotMoved = { is: 'changedMeanwhile' };
const movedOn: NotMoved = { is: 'movedOn' };

const old = (status: string | null) => ({ old: { ...original, status } });

describe('a move of a confirmed appointment', () => {
  it.each<[string, Standing, Verdict]>([
    ['whose booking was answered has succeeded', { booked }, moved],
    ['has succeeded when the new one stands and the old one is rejected', { ...old('rejected'), booked }, moved],
    ['has succeeded when the new one stands and the old one is cancelled', { ...old('cancelled'), booked }, moved],
    ['is doubled when the new one stands beside the old one', { ...old('confirmed'), booked }, doubled],
    ['is doubled when the old one stands without a status, which is pending', { ...old(null), booked }, doubled],
    ['is stranded when the new one was never booked', NOT_BOOKED, stranded],
    [
      'is stranded when there is no new one and the old one is rejected',
      { ...old('rejected'), booked: null },
      stranded,
    ],
    [
      'is stranded when there is no new one and the old one is as it was',
      { ...old('confirmed'), booked: null },
      stranded,
    ],
    ['is stranded when there is neither', { booked: null }, stranded],
    [
      'was changed when there is no new one and the old one is completed',
      { ...old('completed'), booked: null },
      changedMeanwhile,
    ],
    [
      'was changed when there is no new one and the old one is pending',
      { ...old('pending'), booked: null },
      changedMeanwhile,
    ],
    [
      'was moved on when the new one was booked and moved since',
      { ...old('rejected'), booked: null, isMovedOn: true },
      movedOn,
    ],
    ['is unknown when nothing is known', {}, unknown],
    ['is unknown when nothing is known of the new one', old('rejected'), unknown],
  ])('%s', (_, standing, verdict) => expect(verdictOf(move, standing)).toEqual(verdict));
});

describe('in the list of all appointments', () => {
  const standing = (...others: Partial<typeof booked>[]) =>
    standingIn([original, ...others.map((other) => ({ ...booked, ...other }))], { ...move, twinIds: [6] });

  it.each([
    ['pending', { status: 'pending' }],
    ['confirmed', { status: 'confirmed' }],
    ['of no status', { status: null }],
    ['written without seconds', { start_time: '10:00' }],
    ['with an id that is a text', { id: '8' }],
  ])('the new one may be %s', (_, as) => expect(standing(as).booked).toEqual({ ...booked, ...as }));

  it.each([
    ['was there before', { id: 6 }],
    ['is the old one', { id: 7 }],
    ['is cancelled', { status: 'cancelled' }],
    ['begins at another time', { start_time: '10:20:00' }],
    ['is of another patient', { user_id: 12 }],
  ])('the new one is not the one that %s', (_, as) => expect(standing(as).booked).toBeNull());

  it('of a move that is taken back it is the one that stood there before, where that stands again', () => {
    const back = { ...move, restores: { id: 8, from: 'rejected', to: 'confirmed' } };
    const bookedIn = (...list: (typeof booked)[]) => standingIn([original, ...list], back).booked;

    expect(bookedIn({ ...booked, id: 9 }, booked)).toEqual(booked);
    expect(bookedIn({ ...booked, id: 9 }, { ...booked, status: 'rejected' })).toBeNull();
  });

  describe('the new one was moved on', () => {
    const twin = { ...booked, status: 'rejected' };
    const later = { ...booked, id: 9, start_time: '11:00:00' };
    const { draft, patient, twinIds } = move;
    const olderRecord = { original: move.original, draft, patient, twinIds };
    const isMovedOn = (list: (typeof booked)[], earlierIds?: number[]) =>
      standingIn([original, ...list], { ...olderRecord, ...(earlierIds && { earlierIds }) }).isMovedOn;

    it('when it stands no longer, and another one does that was not there before', () =>
      expect(isMovedOn([twin, later], [7])).toBe(true));

    it.each([
      ['it stands no longer and nothing else does', [twin], [7]],
      ['it was there before', [twin, later], [7, 8]],
      ['the other one was there before', [twin, later], [7, 9]],
      ['the other one stands no longer', [twin, { ...later, status: 'cancelled' }], [7]],
      ['the other one is of another patient', [twin, { ...later, user_id: 12 }], [7]],
      ['the other one is with another doctor', [twin, { ...later, doctor_id: 22 }], [7]],
      ['there is only one at another time', [later, { ...later, id: 10, status: 'cancelled' }], [7]],
      ['it stands', [booked, later, { ...twin, id: 10 }], [7]],
      ['the record is of a version that did not know what was there before', [twin, later], undefined],
    ])('but not when %s', (_, list, earlierIds) => expect(isMovedOn(list, earlierIds)).toBeUndefined());
  });

  it('the old one is found by its id, whether a number or a text', () => {
    expect(standing().old).toEqual(original);
    expect(standingIn([{ ...original, id: '7' }], move).old).toEqual({ ...original, id: '7' });
    expect(standingIn([], move)).toEqual({ booked: null });
  });
});

describe('what is missing of a move', () => {
  it('that is doubled is the rejection of the old one, and then it has succeeded', () =>
    expect(missingHalfOf(move, doubled)).toEqual({ change: rejectionOf(move), verdict: moved }));

  it('begins with the rejection of the old one', () =>
    expect(rejectionOf(move)).toEqual({ id: 7, from: 'confirmed', to: 'rejected' }));

  it('that is stranded is the former status of the old one, and then it was put back', () =>
    expect(missingHalfOf(move, stranded)).toEqual({
      change: { id: 7, from: 'rejected', to: 'confirmed' },
      verdict: putBack,
    }));

  it.each([unknown, moved, putBack, changedMeanwhile, movedOn])('that is $is is nothing', (verdict) =>
    expect(missingHalfOf(move, verdict)).toBeNull(),
  );
});

describe('a move whose missing half is not accepted', () => {
  const closed = refusal(400, { detail: 'The clinic is closed.' });

  it.each<[string, Verdict, ReturnType<typeof refusedBy> | ReturnType<typeof lostBy>, Verdict]>([
    [
      'is stuck for the reason of the service',
      stranded,
      refusedBy(closed),
      { ...stranded, reason: 'The clinic is closed.' },
    ],
    ['is stuck where the service said nothing', doubled, refusedBy(refusal(400, 'no')), doubled],
    ['is stuck where the answer was lost', stranded, lostBy(connectionLost()), stranded],
  ])('%s', (_, verdict, answer, then) => expect(stuckBy(verdict, answer)).toEqual(then));
});

describe('a move', () => {
  it.each([doubled, stranded, unknown])('that is $is is stuck', (verdict) =>
    expect([isStuck(verdict), isNotMoved(verdict)]).toEqual([true, false]),
  );

  it.each([putBack, changedMeanwhile, movedOn])('that is $is is over and has not happened', (verdict) =>
    expect([isStuck(verdict), isNotMoved(verdict)]).toEqual([false, true]),
  );

  it('that has succeeded is neither', () => expect([isStuck(moved), isNotMoved(moved)]).toEqual([false, false]));
});

describe('a person is told', () => {
  const previous = 'Layla Haddad (Sat, 21 Nov 2026, 09:00)';
  const next = 'Layla Haddad (Wed, 25 Nov 2026, 10:00)';

  it.each([
    {
      verdict: putBack,
      sentence: `No new appointment was created. The appointment of ${previous} was restored to its previous status`,
    },
    { verdict: changedMeanwhile, sentence: `The appointment of ${previous} was changed meanwhile and stays as it is.` },
    {
      verdict: movedOn,
      sentence: `The new appointment of ${next} was created and has been moved since.`,
    },
    {
      verdict: doubled,
      sentence: `The new appointment of ${next} was created, but the one of ${previous} stands beside it`,
    },
    {
      verdict: stranded,
      sentence: `The new appointment of ${next} was not created, and the one of ${previous} could not be restored`,
    },
    {
      verdict: unknown,
      sentence: `The appointment of ${previous} is rejected, and it is not known whether the new one of ${next} was`,
    },
  ])('what is true of a move that is $verdict.is', ({ verdict, sentence }) =>
    expect(inEnglish(truthOf(move, verdict))).toContain(sentence),
  );

  it.each([
    [putBack, `The appointment of ${next} was not restored. The appointment of ${previous} was restored to its`],
    [changedMeanwhile, `The appointment of ${next} was not restored. The appointment of ${previous} was changed`],
    [movedOn, `The appointment of ${next} was restored and has been moved since.`],
    [doubled, `The appointment of ${next} was restored, but the one of ${previous} stands beside it`],
    [stranded, `The appointment of ${next} was not restored, and the one of ${previous} could not be restored`],
    [unknown, `is rejected, and it is not known whether the one of ${next} was restored.`],
  ])('of one that was to be taken back and is $is that none was created', (verdict, sentence) => {
    const back = { ...move, restores: { id: 8, from: 'rejected', to: 'confirmed' } };

    expect(inEnglish(truthOf(back, verdict))).toContain(sentence);
  });

  it('first why a move was put back, where the service said it', () => {
    const sentence = inEnglish(truthOf(move, putBack, 'The doctor is away.'));

    expect(sentence).toMatch(/^The doctor is away\. No new appointment was created\. .* \(confirmed\)\.$/);
  });
});
