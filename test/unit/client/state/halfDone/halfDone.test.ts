import { createAction } from '@reduxjs/toolkit';

import {
  endingOf,
  halfDoneBegun,
  halfDoneEnded,
  halfDoneNamed,
  halfDoneRecalled,
  halfDoneReducer,
  selectHalfDone,
  selectHalfDoneData,
  selectIsHalfDone,
} from '#client/state/halfDone/halfDone';

const moveFinished = createAction<{ id: number }>('test/moveFinished');
const key = 'test/move';
const work = {
  title: 'Moving an appointment',
  place: { section: 'appointments', params: {} },
  label: 'Finish',
  event: moveFinished.type,
  data: { id: 7 },
};
const after = (...events: Parameters<typeof halfDoneReducer>[1][]) => ({
  halfDone: events.reduce(halfDoneReducer, undefined) ?? {},
});

it('work is half done from its beginning to its end', () => {
  expect(selectIsHalfDone(after())).toBe(false);
  expect(selectIsHalfDone(after(halfDoneBegun({ key, work })))).toBe(true);
  expect(selectIsHalfDone(after(halfDoneBegun({ key, work }), halfDoneEnded(key)))).toBe(false);
});

it('its data is for the event alone that brings it to its end', () => {
  const begun = after(halfDoneBegun({ key, work }));

  expect(moveFinished.match(endingOf(work))).toBe(true);
  expect(selectHalfDoneData(begun, key, moveFinished)).toEqual({ id: 7 });
  expect(selectHalfDoneData(begun, key, createAction<object>('test/another'))).toBeUndefined();
  expect(selectHalfDoneData(begun, 'unknown', moveFinished)).toBeUndefined();
});

it('what the device recalls is in place of what was known here, beside the rest', () => {
  const later = { ...work, title: 'A later one' };
  const [begun, other] = [halfDoneBegun({ key, work }), halfDoneBegun({ key: 'test/other', work })];

  expect(selectHalfDone(after(begun, other, halfDoneRecalled({ [key]: later })))).toEqual({
    [key]: later,
    'test/other': work,
  });
});

describe('work that the device has kept without a name', () => {
  const steps = [
    { patient: '', at: null },
    { patient: '', others: ['09:00', '10:00'] },
  ];
  const nameless = { ...work, data: { id: 7, patient: '', steps }, namelessOf: 7 };

  it('has the name of its patient wherever it says one, once that is read again', () => {
    const named = after(halfDoneBegun({ key, work: nameless }), halfDoneNamed({ key, patient: 'Layla' }));

    expect(selectHalfDone(named)[key]).toEqual({
      ...work,
      data: {
        id: 7,
        patient: 'Layla',
        steps: [
          { patient: 'Layla', at: null },
          { patient: 'Layla', others: ['09:00', '10:00'] },
        ],
      },
    });
  });

  it('is left alone where it has its name, or is not there any more', () => {
    const named = { ...work, data: { id: 7, patient: 'Omar' } };
    const begun = after(halfDoneBegun({ key, work: named }), halfDoneNamed({ key, patient: 'Layla' }));

    expect(selectHalfDone(begun)[key]).toEqual(named);
    expect(after(halfDoneNamed({ key, patient: 'Layla' }))).toEqual(after());
  });
});
