import { appointmentsSection } from '#client/sections/appointments';
import { awayContinued, awayDeskOpened } from '#client/sections/appointments/away/events';
import type { SentPlan } from '#client/sections/appointments/away/sent';
import type { AwayRoot } from '#client/sections/appointments/away/state';
import { afterFlow } from '#test/support/sagas/flow';

const sent: SentPlan = {
  kind: 'away',
  doctorId: 3,
  span: { from: '2026-11-23', to: '2026-11-23', fromTime: '', toTime: '' },
  closesHours: false,
  lines: [],
  closed: [],
  isUndone: false,
};

it('a plan that was cut off is there again, whether or not a dialog was opened before', async () => {
  for (const events of [[awayContinued(sent)], [awayDeskOpened(), awayContinued(sent)]]) {
    const state = await afterFlow<AwayRoot>({
      watcher: appointmentsSection.watchers.appointmentAway,
      reducers: appointmentsSection.reducers,
      provide: [],
      events,
    });

    expect(state.appointmentAway.sent).toEqual(sent);
  }
});
