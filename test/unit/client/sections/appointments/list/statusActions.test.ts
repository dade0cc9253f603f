import { addDays } from '#client/lib/dates';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import { TODAY } from '#test/support/builders/clinic';

describe('the actions of an appointment', () => {
  it.each([
    ['pending', ['accept', 'reject', 'reschedule']],
    ['confirmed', ['cancel', 'reschedule']],
    ['rejected', ['restore']],
    ['canceled', ['restore']],
    ['cancelled', ['restore']],
    ['completed', []],
    ['on_hold', []],
    ['constructor', []],
  ])('follow from the status %s', (status, actions) => {
    expect(offeredActions(status, TODAY, TODAY)).toEqual(actions);
    expect(offeredActions(status, addDays(TODAY, 10), TODAY)).toEqual(actions);
  });

  it('end with its day', () => expect(offeredActions('pending', addDays(TODAY, -1), TODAY)).toEqual([]));
});
