import { say } from '#client/lib/text';
import { bulkUndoChosen } from '#client/sections/appointments/many/events';
import { manyMessages } from '#client/sections/appointments/many/messages';
import { tellUndone } from '#client/sections/appointments/many/sagas/undoMany';
import { inEnglish } from '#test/support/inEnglish';

const back = { id: 7, from: 'confirmed', to: 'pending' };

describe('what is said after an undo', () => {
  const row = (payload: typeof back, isOverruling: boolean, isOverlapping = false) => ({
    id: '7',
    label: '',
    outcome: 'added' as const,
    reason: null,
    payload: { ...payload, isOverruling, isOverlapping },
  });

  it('is to set back what another desk had made since', () => {
    const overruled = { ...back, from: 'cancelled' };

    expect(tellUndone([row(back, false), row(overruled, true)])).toMatchObject({
      detail: say(manyMessages.changedSince, { count: 1 }),
      offer: { event: bulkUndoChosen([overruled]), label: say(manyMessages.setBack, { count: 1 }) },
    });
  });

  it.each([
    ['no other desk has changed anything', row(back, false)],
    ['another desk had undone it already', row({ ...back, from: 'pending' }, true)],
  ])('is nothing where %s', (_, made) => expect(tellUndone([made])).toBeNull());

  it.each([
    [false, 'Another desk had changed 1 of them since. 2 of them overlap another visit of the doctor.'],
    [true, '2 of them overlap another visit of the doctor.'],
  ])('names what overlaps (nothing to set back: %p)', (isAlone, said) => {
    const rows = [row(back, false, true), row(back, false, true), row({ ...back, from: 'cancelled' }, !isAlone)];

    expect(inEnglish(tellUndone(rows)?.detail ?? '')).toBe(said);
  });
});
