import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import type { Message } from '#client/lib/text';
import { homeServicesSection } from '#client/sections/home-services';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeScheduleKind, homeScheduleTexts } from '#client/sections/home-services/kinds/homeSchedule';
import { draftOn, draftsOn, fieldsOf } from '#client/sections/home-services/schedule/entries';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import { addingSchedule } from '#client/sections/home-services/schedule/sagas/addSchedule';
import { confirmed, declined } from '#client/state/confirmations';
import { fanOutFinished, selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { answeredItems, startedPlan } from '#test/support/builders/startedPlan';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

type State = FanOutsRoot & NoticesRoot & RequestsRoot & Parameters<typeof homeScheduleKind.selectRows>[0];

const dates = ['2027-01-04', '2027-01-07', '2027-01-11'];
const drafts = dates.map((date) => draftOn(date, 3, fieldsOf(null)));
const submitted = scheduleSubmitted({ provider: 3, drafts });
const key = addScheduleKey(3);

/** A service that keeps what it is sent beside what it has, and refuses some dates. */
function service(refused: readonly string[] = [], stored: HomeSchedule[] = []) {
  const sent: HomeScheduleDraft[] = [];
  const create = async ({ args: [draft] }: { args: [HomeScheduleDraft] }) => {
    sent.push(draft);
    await new Promise((resolve) => setImmediate(resolve));
    if (refused.includes(draft.date)) throw refusal();
    stored.push({ ...draft, id: stored.length + 1 });
    return stored.at(-1);
  };
  const provide = [
    [matchers.call.fn(homeSchedulesApi.create), dynamic(create as never)],
    [matchers.call.fn(homeSchedulesApi.list), dynamic(() => [...stored])],
  ] as StaticProvider[];
  return { sent, provide };
}

const run = (
  provide: StaticProvider[],
  events: Parameters<typeof afterFlow>[0]['events'],
  given: Parameters<typeof afterFlow>[0]['given'] = [],
) =>
  afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    given,
    provide,
    events,
  });
const sentences = (state: State) => selectNotices(state).map(({ text }) => text as Message);
const outcomes = (state: State) => selectLedger(state, key)?.rows.map(({ outcome }) => outcome);

describe('when availability is added for several dates', () => {
  it('goes on for one provider while it is added for another', async () => {
    const { sent, provide } = service();
    const another = scheduleSubmitted({ provider: 4, drafts: dates.map((date) => draftOn(date, 4, fieldsOf(null))) });
    await run(provide, [submitted, another]);

    expect([3, 4].map((id) => sent.filter(({ provider }) => provider === id).length)).toEqual([3, 3]);
  });

  it('sends one call a date with the defaults of the form, and reads the list again', async () => {
    const { sent, provide } = service();
    const state = await run(provide, [submitted]);

    const rest = {
      availability_type: 'provider',
      provider: 3,
      start_time: '09:00:00',
      end_time: '17:00:00',
      is_available: true,
      slot_duration: 30,
    };
    expect(sent).toEqual(dates.map((date) => ({ ...rest, date })));
    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
    expect(sentences(state)).toMatchObject([
      { defaultMessage: 'Successfully added {succeeded} availabilities.', values: { succeeded: 3 } },
    ]);
    expect(homeScheduleKind.selectRows(state, { provider: '3' })?.map(({ date }) => date)).toEqual(dates);
  });

  it('sends the two ranges of each night on their own days, with a line for each where a day has two', async () => {
    const { sent, provide } = service();
    const fields = { ...fieldsOf(null), start_time: '18:30', end_time: '24:00', nextTo: '02:00' };
    const nights = ['2027-02-08', '2027-02-09'].flatMap((date) => draftsOn(date, 3, fields));
    const state = await run(provide, [scheduleSubmitted({ provider: 3, drafts: nights })]);

    expect(sent).toEqual(nights);
    expect(selectLedger(state, key)?.rows.map(({ label }) => inEnglish(label))).toEqual([
      'Mon, 8 Feb 2027',
      'Tue, 9 Feb 2027, 00:00 - 02:00',
      'Tue, 9 Feb 2027, 18:30 - 24:00',
      'Wed, 10 Feb 2027',
    ]);
    expect(sentences(state)).toMatchObject([{ values: { succeeded: 4 } }]);
  });

  it('asks whether dates of more than a year are meant, and sends nothing when they are not', async () => {
    const { sent, provide } = service();
    const years = ['2027-01-04', '2029-01-08'].map((date) => draftOn(date, 3, fieldsOf(null)));
    await run(provide, [scheduleSubmitted({ provider: 3, drafts: years }), declined()]);
    expect(sent).toEqual([]);

    await run(provide, [scheduleSubmitted({ provider: 3, drafts: years }), confirmed()]);
    expect(sent).toEqual(years);
  });

  it('sends a double click once', async () => {
    const { sent, provide } = service();
    const state = await run(provide, [submitted, submitted]);

    expect(sent).toHaveLength(3);
    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
  });

  it('sends nothing for an entry that is there already', async () => {
    const { sent, provide } = service([], [{ ...drafts[1]!, id: 9, start_time: '09:00', end_time: '17:00' }]);
    const state = await run(provide, [submitted]);

    expect(sent.map(({ date }) => date)).toEqual([dates[0], dates[2]]);
    expect(outcomes(state)).toEqual(['added', 'skipped', 'added']);
  });

  it('says how many were refused, and that none was added when it was none', async () => {
    const some = await run(service([dates[1] ?? '']).provide, [submitted]);
    const none = await run(service(dates).provide, [submitted]);

    expect(sentences(some)).toMatchObject([{ values: { succeeded: 2, failed: 1 } }]);
    expect(outcomes(some)).toEqual(['added', 'failed', 'added']);
    expect(sentences(none)).toMatchObject([{ defaultMessage: 'Failed to add any availabilities. Please try again.' }]);
  });

  it('sends exactly what was refused when it is tried again', async () => {
    const items = drafts.map((draft) => ({ id: draft.date, label: draft.date, payload: draft }));
    const ended = [
      startedPlan(key, items, addingSchedule.name),
      ...answeredItems(key, { [dates[0]!]: 'added', [dates[1]!]: 'failed', [dates[2]!]: 'added' }),
      fanOutFinished(key),
    ];
    const { sent, provide } = service();
    const state = await run(provide, [retryChosen({ kind: addingSchedule.name, key })], ended);

    expect(sent.map(({ date }) => date)).toEqual([dates[1]]);
    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
  });
});

describe('when the connection is lost while dates are added', () => {
  /** A service that takes the second date without an answer, and answers nothing until so many calls have failed. */
  function losing(failures: number) {
    const stored: HomeSchedule[] = [];
    let left = 0;
    const answer = <Reply>(reply: () => Reply): Reply => {
      if (left === 0) return reply();
      left -= 1;
      throw connectionLost();
    };
    const create = ([draft]: [HomeScheduleDraft]) => {
      stored.push({ ...draft, id: stored.length + 1 });
      if (stored.length === 2) left = failures;
      return answer(() => stored.at(-1));
    };
    const provide = [
      [matchers.call.fn(homeSchedulesApi.create), dynamic(({ args }) => create(args as [HomeScheduleDraft]))],
      [matchers.call.fn(homeSchedulesApi.list), dynamic(() => answer(() => [...stored]))],
    ] as StaticProvider[];
    return { stored, provide };
  }
  const twoDates = scheduleSubmitted({ provider: 3, drafts: drafts.slice(0, 2) });
  const again = retryChosen({ kind: addingSchedule.name, key });
  const bothRounds = (provide: StaticProvider[], event: UnknownAction) =>
    afterFlow<State>({
      *watcher() {
        yield fork(homeServicesSection.watchers.homeServices);
        yield put(twoDates);
        yield delay(5);
        yield put(event);
      },
      reducers: homeServicesSection.reducers,
      provide,
      events: [],
    });

  it.each([
    ['Retry', again],
    ['Save', twoDates],
  ])(
    'adds no date twice when the form is sent again by %s, though the list could not be read after the first time',
    async (_, event) => {
      const { stored, provide } = losing(3);
      const state = await bothRounds(provide, event);

      expect(stored.map(({ date }) => date)).toEqual(dates.slice(0, 2));
      expect(new Set(outcomes(state))).not.toContain('failed');
    },
  );

  it('sends nothing as long as nobody knows what is there, and says why', async () => {
    const { stored, provide } = losing(6);
    const state = await bothRounds(provide, again);

    expect(stored).toHaveLength(2);
    expect(outcomes(state)).toEqual(['added', 'failed']);
    expect(sentences(state).at(-1)?.defaultMessage).toBe('Failed to add any availabilities. Please try again.');
    expect(selectLedger(state, key)?.rows[1]?.reason).toMatchObject({
      defaultMessage: 'The connection was lost or the server did not answer.',
    });
  });
});

describe('when one entry is saved', () => {
  it('says that it could not be created', async () => {
    const { provide } = service(dates);
    const state = await run(provide, [
      homeScheduleKind.events.createSubmitted({ draft: { body: drafts[0]! }, filter: { provider: '3' } }),
    ]);

    expect(selectRequest(state, homeScheduleKind.keys.save)?.failure?.text).toEqual(homeScheduleTexts.createFailed);
  });

  it('says that it could not be changed', async () => {
    const filter = { provider: '3' };
    const state = await run(
      [serve(homeSchedulesApi.update, failing(refusal())), ...service().provide],
      [homeScheduleKind.events.updateSubmitted({ id: 7, draft: { body: drafts[0]! }, filter })],
    );

    expect(selectRequest(state, homeScheduleKind.keys.save)?.failure?.text).toEqual(homeScheduleTexts.saveFailed);
  });
});
