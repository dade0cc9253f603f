import { appointments } from '#client/entities/appointments';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rowsChosen } from '#client/sections/appointments/selection/events';
import { selectChosenKeys } from '#client/sections/appointments/selection/selectors';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { selectNotices } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import { inEnglish } from '#test/support/inEnglish';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';
import { play, type Step } from '../service/desk';
import type { Service } from '../service/service';
import { keeping, visitOf, type StatusFate } from '../service/visits';

/** A service with appointments in these statuses, by id from 1, of which each meets its fates. */
export function serviceWith(statuses: readonly string[], fates: readonly (readonly StatusFate[])[] = []): Service {
  return keeping(
    statuses.map((status, at) => visitOf(at + 1, status)),
    Object.fromEntries(fates.map((ofOne, at) => [at + 1, ofOne])),
  );
}

/** Plays steps at a desk whose list has the appointments in these statuses, all chosen. */
export async function playMany(shown: readonly string[], service: Service, steps: readonly Step[]) {
  const list = service.rows('/appointments/').map((row, at) => ({ ...row, status: shown[at] }) as Appointment);
  const given = [...appointmentsInStore(list), rowsChosen(list.map(({ id }) => String(id)))];
  const state = await play(appointmentsSection, service, steps, given);
  const rowsOf = (key: string) =>
    selectLedger(state, key)?.rows.map(({ id, outcome, reason }) => [Number(id), outcome, inEnglish(reason ?? '')]);
  return {
    state,
    shown: Object.fromEntries(Object.values(appointments.selectTable(state)).map(({ id, status }) => [id, status])),
    chosen: [...selectChosenKeys(state)].map(Number),
    ledger: rowsOf(appointmentKeys.many),
    undoLedger: rowsOf(appointmentKeys.undoMany),
    dayLedger: rowsOf(appointmentKeys.undoDay),
    notices: selectNotices(state).map(({ kind, text, detail, offer }) => ({
      kind,
      said: [text, detail ?? '']
        .map((one) => inEnglish(one))
        .join(' ')
        .trim(),
      offer,
    })),
  };
}
