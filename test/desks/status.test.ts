import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import { appointmentsOpened, statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import type { Notice } from '#client/state/notices';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import { ACTIONS_BY_STATUS, isKnownStatus, STATUS_AFTER } from '#contract/rules';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt, setStatus, startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import type { Log } from '#test/support/desks/log';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
let visit: Appointment;
beforeAll(async () => {
  backend = await startSmallBackend();
  [visit] = (await appointmentsAt(backend)) as [Appointment];
});
afterAll(() => backend.stop());

/** The status that a tab shows; empty where it shows none, as on the login. */
const shownIn = (tab: Tab) => (tab.isSignedIn && tab.see(appointments.selectById, visit.id)?.status) || '';

/** The buttons of the row that change its status. */
function buttonsOf(tab: Tab): UnknownAction[][] {
  const status = shownIn(tab);
  if (status === '') return [[appointmentsOpened()]];
  const actions = isKnownStatus(status) ? ACTIONS_BY_STATUS[status] : [];
  return actions.flatMap((action) => (action === 'reschedule' ? [] : [[statusActionChosen({ id: visit.id, action })]]));
}

/** The status that an event asks for. */
function wantedBy(event: UnknownAction | undefined): string | undefined {
  if (undoChosen.match(event)) return event.payload.from;
  return statusActionChosen.match(event) ? STATUS_AFTER[event.payload.action] : undefined;
}

/** The status that a notice says the appointment got, or did not get. */
function saidBy({ kind, offer }: Notice): string | undefined {
  return kind === 'success' && undoChosen.match(offer?.event) ? offer.event.payload.to : wantedBy(offer?.event);
}

/** The changes that took effect; each day begins with a pending appointment. */
function changesIn(log: Log) {
  const made = log.all('served').filter(({ method, status }) => method === 'PATCH' && status === 200);
  return [
    { tab: '', at: -1, to: 'pending' },
    ...made.map(({ tab, at, reply }) => ({ tab, at, to: (reply as Appointment).status })),
  ];
}

/** What a notice says is true of all that has happened since its tab was last told how a change had ended. */
function expectTruth({ log }: Desks): void {
  const changes = changesIn(log);
  const told = log
    .all('told')
    .filter(({ notice }) => saidBy(notice) ?? notice.topic === appointmentKeys.status(visit.id));
  const isUnknown = ({ unknown }: (typeof told)[number]) => unknown.includes(appointmentKeys.status(visit.id));
  for (const one of told) {
    const { tab, at, notice } = one;
    const said = saidBy(notice);
    if (!said) continue;
    const earlier = told.filter((prior) => prior.tab === tab && prior.at < at && !isUnknown(prior)).at(-1);
    const since = changes.filter((change) => change.at < at && change.at > (earlier?.at ?? -1));
    const before = changes.filter((change) => change.at < (earlier?.at ?? 0)).at(-1);
    const own = since.filter((change) => change.tab === tab && change.to === said);
    const presses = log.all('pressed').filter((one) => one.tab === tab && one.at < at && wantedBy(one.event) === said);
    expect(own.length).toBeLessThanOrEqual(presses.filter((one) => one.at > (earlier?.at ?? -1)).length || 1);
    if (notice.kind === 'success') expect([before, ...since].map((change) => change?.to)).toContain(said);
    else if (!isUnknown(one)) expect(since.at(-1) ?? {}).not.toMatchObject({ tab, to: said });
  }
}

/** Whoever pressed something was told something, unless the page was loaded anew. */
function expectAnswers({ log, tabs }: Desks): void {
  for (const { tab, at } of log.all('pressed').filter(({ event }) => wantedBy(event)))
    expect([...log.all('told'), ...log.all('loaded')].some((one) => one.tab === tab && one.at > at)).toBe(true);
  for (const tab of tabs) expect(tab.see(selectIsAnyPending)).toBe(false);
}

/** A tab whose last change stands, and which was told so, shows it, and so does the tab beside it. */
function expectShown({ log, tabs }: Desks): void {
  const last = changesIn(log).at(-1);
  const told = log
    .all('told')
    .filter(({ notice }) => notice.kind === 'success' && saidBy(notice))
    .at(-1);
  const beside = tabs.slice(0, 2);
  if (!last || told?.tab !== last.tab || told.at < last.at || !beside.some(({ name }) => name === last.tab)) return;
  const shown = beside.map(shownIn).filter((status) => status !== '');
  expect(shown).toEqual(shown.map(() => last.to));
}

it('one press changes a status once at most, and what is said of it is true', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      await setStatus(backend, visit.id, 'pending');
      const desks = new Desks(backend, fates);
      await desks.open();
      await desks.play(happenings, buttonsOf);

      expectTruth(desks);
      expectAnswers(desks);
      expectShown(desks);
    }),
    runs(30),
  );
});
