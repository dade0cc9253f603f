import { closingToggled, movesChosen, movesEnded } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { confirmed, selectConfirmation } from '#client/state/confirmations';
import { deleteAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { inEnglish } from '#test/support/inEnglish';
import {
  AWAY,
  awayService,
  close,
  findOn,
  inMorning,
  ledgerOf,
  meeting,
  move,
  playAway,
  send,
} from '#test/support/service/away';
import type { Service } from '#test/support/service/service';

const deletedFrom = (service: Service) => service.callsTo(deleteAvailability).map(({ params }) => Number(params[0]));

/** From now on the hours of all places cannot be read, as they are before any is closed; those of each place can. */
const losingHoursToClose = (service: Service) => () =>
  service.loses(({ endpoint, query }) => endpoint === listDoctorAvailabilities && !query.location_id);

describe('the hours of a plan', () => {
  it('closes the free hours of the span, and names what stays', async () => {
    const service = awayService(
      2,
      2,
      [],
      [
        inMorning,
        { available_from: '13:00:00', available_to: '14:00:00', status: 'booked' },
        { available_from: '16:00:00', available_to: '17:00:00' },
      ],
    );
    const state = await playAway(service, close);

    expect(deletedFrom(service)).toEqual([50, 52]);
    expect(ledgerOf(state, awayKeys.hours)).toEqual([
      ['added', ''],
      ['leftOut', 'stays: it is booked'],
      ['added', ''],
    ]);
    expect(state.appointmentAway.sent?.closed.map(({ id }) => id)).toEqual([50, 52]);
    expect(state.halfDone).toEqual({});
  });

  it('closes none in which somebody is still expected, or that reaches beyond', async () => {
    const service = awayService(3, 1, [], [inMorning, { available_from: '15:00:00', available_to: '17:10:00' }]);
    const only = findOn(AWAY).payload;
    const span = { ...only.span, toTime: '17:00:00' };
    const state = await playAway(service, [
      { ...findOn(AWAY), payload: { ...only, span } },
      closingToggled(true),
      ...send,
    ]);

    expect(deletedFrom(service)).toEqual([]);
    expect(ledgerOf(state, awayKeys.hours)).toEqual([
      ['leftOut', 'stays: Patient 2 is expected at 09:20, and 1 more'],
      ['leftOut', 'stays: it reaches beyond this time'],
    ]);
  });

  it.each([
    ['whole days', '', true],
    ['half a day, or by a person', '12:00', false],
  ])('are closed where nobody has said so, and that is asked: of %s', async (_, toTime, isClosed) => {
    const service = awayService(1, 1, [], [inMorning]);
    const { payload, ...found } = findOn(AWAY);
    const finding = { ...found, payload: { ...payload, span: { ...payload.span, toTime } } };
    const asked = selectConfirmation(await playAway(service, [finding, movesChosen()]));
    const kept = await playAway(service, [finding, closingToggled(!isClosed), finding]);

    expect(inEnglish(asked?.text ?? '').includes('are closed afterwards')).toBe(isClosed);
    expect(kept.appointmentAway.plan?.closesHours).toBe(!isClosed);
  });

  it('closes nothing where that was not ticked, and offers it again where the hours cannot be read', async () => {
    const service = awayService(1, 1, [], [inMorning]);
    const unticked = await playAway(service, [findOn(AWAY), ...move]);
    const failing = awayService(1, 1, [], [inMorning]);
    const state = await playAway(failing, [
      findOn(AWAY),
      closingToggled(true),
      movesChosen(),
      losingHoursToClose(failing),
      confirmed(),
    ]);

    expect(unticked.fanOuts[awayKeys.hours]).toBeUndefined();
    expect(state.fanOuts[awayKeys.hours]).toBeUndefined();
    expect(Object.keys(state.halfDone)).toHaveLength(1);
  });

  it('are closed by the offer of the notice, once they can be read', async () => {
    const service = awayService(1, 1, [], [inMorning]);
    const before = [findOn(AWAY), closingToggled(true), movesChosen(), losingHoursToClose(service)];
    const steps = [...before, confirmed(), meeting(service)];
    const state = await playAway(service, [...steps, movesEnded()]);

    expect(deletedFrom(service)).toEqual([50]);
    expect(state.halfDone).toEqual({});
  });
});
