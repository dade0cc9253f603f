import { FIRST_SECONDS_MS } from '#client/device/aheadOfNeed';
import { appointmentsSection } from '#client/sections/appointments';
import { waitsChosen } from '#client/sections/appointments/board/events';
import { clashesFound } from '#client/sections/appointments/clashes/events';
import { selectWaiting } from '#client/sections/appointments/waits/late/selectors';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectWaiting>[0];

const noClash = clashesFound(new Map());
const pending = makeAppointment({ date: TODAY, start_time: '23:30:00', status: 'pending' });

/** How many lines wait once these have happened, in the first seconds of the page, which never end here. */
async function waitingAfter(...events: Parameters<typeof afterFlow>[0]['events']) {
  const firstSeconds = (args: unknown[]) => args.includes(FIRST_SECONDS_MS);
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentWaits,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([pending]),
    provide: [{ call: ({ args }, next) => (firstSeconds(args) ? new Promise(() => undefined) : next()) }],
    events,
  });
  return selectWaiting(state, Date.parse(`${TODAY}T08:00`))?.lines.length;
}

it('is not looked for while the first screen has the browser', async () => {
  expect(await waitingAfter(noClash)).toBeUndefined();
});

it('is looked for at once when the worklist is to be seen', async () => {
  expect(await waitingAfter(noClash, waitsChosen())).toBe(1);
});
