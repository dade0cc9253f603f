import { selectDay, selectOpenRow, selectStatusFilter } from '#client/sections/appointments/list/address';
import { appointmentMoved, statusChosen } from '#client/sections/appointments/list/events';
import { selectMarked } from '#client/sections/appointments/list/selectors';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { boardChosen } from '#client/sections/appointments/view/events';
import { placeRevisited, sectionOpened } from '#client/state/address';
import { selectNotices } from '#client/state/notices';
import { booked, original, submitted } from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import { moveService, playMove, wantedBy } from '#test/support/service/moves';

describe('after a move', () => {
  it('the new appointment is open and marked', async () => {
    const state = await playMove(moveService(), [submitted]);

    expect(selectOpenRow(state)).toBe('8');
    expect(selectMarked(state)).toEqual({ id: 8 });
  });

  it.each([
    ['pending', 'pending'],
    ['confirmed', 'all'],
  ] as const)('the board turns to its day, and the filter %s becomes %s', async (before, after) => {
    const events = [boardChosen('2026-11-21'), statusChosen(before), submitted];
    const state = await playMove(moveService(), events);

    expect([selectDay(state, '2026-11-21'), selectOpenRow(state)]).toEqual(['2026-11-25', null]);
    expect(selectStatusFilter(state)).toBe(after);
    expect(selectMarked(state)).toEqual({ id: 8 });
  });

  it('a filter that hides it is dropped', async () => {
    const state = await playMove(moveService(), [statusChosen('confirmed'), submitted]);

    expect(selectStatusFilter(state)).toBe('all');
    expect(selectOpenRow(state)).toBe('8');
  });

  it('a filter that shows it stays', async () => {
    const state = await playMove(moveService(), [statusChosen('pending'), submitted]);

    expect(selectStatusFilter(state)).toBe('pending');
    expect(selectOpenRow(state)).toBe('8');
  });

  it('the view of another section stays as it is, and the notice leads to the new appointment', async () => {
    const state = await playMove(moveService(), [sectionOpened('home-services'), submitted]);
    const [notice] = selectNotices(state);

    expect(selectOpenRow(state)).toBeNull();
    expect(notice).toMatchObject({ text: moveMessages.done, offer: { label: moveMessages.show, leavesView: true } });
    expect([notice?.concerns ?? '', notice?.detail ?? ''].map((text) => inEnglish(text))).toEqual([
      'Layla Haddad, Sat 21 Nov 09:00:',
      'Moved to Wed, 25 Nov, 10:00',
    ]);
    const after = await playMove(moveService(), [], { given: [sectionOpened('home-services'), wantedBy(notice)] });
    expect(after.address).toMatchObject({ section: 'appointments', params: { open: '8' } });
    expect(selectMarked(after)).toEqual({ id: '8' });
  });

  it('another place that is gone back to marks nothing', async () => {
    const elsewhere = placeRevisited({ key: 'form', place: { section: 'appointments', params: { open: '7' } } });
    const state = await playMove(moveService(), [], { given: [elsewhere] });

    expect(selectMarked(state)).toBeNull();
  });

  it('the new appointment is open and marked also when it was found to stand after all', async () => {
    const visits = [original, booked];
    const state = await playMove(moveService({ visits }), [appointmentMoved({ from: 7, to: 8 })], { shown: visits });

    expect(selectOpenRow(state)).toBe('8');
    expect(selectMarked(state)).toEqual({ id: 8 });
  });
});
