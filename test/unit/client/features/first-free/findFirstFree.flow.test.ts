import * as directoryApi from '#client/api/directory';
import {
  doctorAnswered,
  doctorFailed,
  doctorsFound,
  findSubmitted,
  firstFreeClosed,
  searchRetried,
  searchStopped,
} from '#client/features/first-free/events';
import { firstFreeKeys } from '#client/features/first-free/keys';
import { firstFreeFailures } from '#client/features/first-free/messages';
import { selectCounts, selectFailedLines, selectFound, selectFreeLines } from '#client/features/first-free/selectors';
import { sessionEnded } from '#client/features/session';
import { requestSucceeded, selectRequest } from '#client/state/requests/requests';
import { TODAY } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFinding, doctor, EVERYBODY, free, question, type State } from '#test/support/sagas/findingFree';
import { failing, late, serve } from '#test/support/sagas/service';

const TOMORROW = '2026-11-22';

const lines = (state: State) =>
  selectFreeLines(state).map((line) => [line.name, ...line.times.map((slot) => `${slot.date} ${slot.startTime}`)]);
const times = (state: State) => selectFreeLines(state).flatMap((line) => line.times.map(({ startTime }) => startTime));

const doctors = [doctor(1, 'Late'), doctor(2, 'Broken'), doctor(3, 'Soon'), doctor(4, 'Full')];
const hoursOf: Readonly<Record<number, () => unknown>> = {
  1: () => late([free('09:00', '10:30')]),
  2: failing(refusal(401)),
  3: () => [free('08:00', '08:40', { date: TOMORROW }), free('08:00', '08:20')],
  4: () => [free('08:00', '09:00', { status: 'booked' })],
};

describe('the next free times of several doctors', () => {
  it('stand soonest first, whoever answers first, and one who fails hides nobody', async () => {
    const state = await afterFinding({ doctors, hours: (id) => hoursOf[id]?.() });

    expect(lines(state)).toEqual([
      ['Soon Nasser', `${TODAY} 08:00:00`, `${TOMORROW} 08:00:00`, `${TOMORROW} 08:20:00`],
      ['Late Nasser', `${TODAY} 09:00:00`, `${TODAY} 09:20:00`, `${TODAY} 09:40:00`],
    ]);
    expect(selectFailedLines(state).map(({ id }) => id)).toEqual([2]);
    expect(selectCounts(state)).toEqual({ all: 4, done: 4, free: 2, failed: 1, stopped: 0 });
    expect(selectRequest(state, firstFreeKeys.find)?.status).toBe('succeeded');
  });

  it('are asked for by what was chosen', async () => {
    const search = jest.fn((_text: string, _narrowing: object) => ({ doctors, counts: {} }));
    const hours = jest.fn((_id: number, _location: string | null) => []);
    await afterFinding(
      { hours, provide: [serve(directoryApi.searchDoctors, search as never)] },
      { doctor: 'omar', specialty: '5', location: '31' },
    );

    expect(search.mock.calls).toEqual([['omar', { specialty_id: '5', location_id: '31' }]]);
    expect(hours.mock.calls).toEqual([1, 2, 3, 4].map((id) => [id, '31']));
  });

  it('are asked for five doctors at once', async () => {
    let [running, most] = [0, 0];
    const many = Array.from({ length: 12 }, (_, id) => doctor(id + 1, 'Dr'));
    await afterFinding({
      doctors: many,
      hours: async () => {
        running += 1;
        most = Math.max(most, running);
        await late(null);
        running -= 1;
        return [];
      },
    });

    expect(most).toBe(5);
  });

  it('are those of the own doctor alone, who is not searched for, up to the last date', async () => {
    const search = jest.fn(() => ({ doctors, counts: {} }));
    const own = { id: 3, name: 'Soon', specialty: '' };
    const state = await afterFinding(
      { hours: (id) => hoursOf[id]?.(), provide: [serve(directoryApi.searchDoctors, search as never)] },
      {},
      { doctor: own, lastDate: TODAY, hasAppointments: true },
    );

    expect(search).not.toHaveBeenCalled();
    expect(lines(state)).toEqual([['Soon', `${TODAY} 08:00:00`]]);
  });
});

describe('a search that is not finished', () => {
  const never = async () => new Promise(() => undefined);

  it('ends by Stop: what was found stays, and who was not asked is counted', async () => {
    const hours = (id: number) => (id === 3 ? [free('08:00', '08:20')] : never());
    const stop = [doctorAnswered.type, searchStopped()] as const;
    const state = await afterFinding({ doctors, hours }, {}, EVERYBODY, [], [], stop);

    expect(lines(state)).toEqual([['Soon Nasser', `${TODAY} 08:00:00`]]);
    expect(selectCounts(state)).toEqual({ all: 4, done: 1, free: 1, failed: 0, stopped: 3 });
    expect(selectRequest(state, firstFreeKeys.find)).toBeUndefined();
  });

  it('is forgotten when the dialog is closed', async () => {
    const close = [doctorsFound.type, firstFreeClosed()] as const;
    const state = await afterFinding({ doctors, hours: never }, {}, EVERYBODY, [], [], close);

    expect(selectFound(state)).toMatchObject({ asked: null, lines: null });
    expect(selectRequest(state, firstFreeKeys.find)).toBeUndefined();
  });
});

it('is forgotten with the session, whatever is answered afterwards', async () => {
  const end = [doctorFailed.type, sessionEnded()] as const;
  const state = await afterFinding({ doctors, hours: (id) => hoursOf[id]?.() }, {}, EVERYBODY, [], [], end);

  expect(selectFound(state)).toMatchObject({ asked: null, lines: null });
});

it('says when the doctors could not be searched for', async () => {
  const refused = serve(directoryApi.searchDoctors, failing(refusal(403)));
  const state = await afterFinding({ hours: () => [], provide: [refused] });

  expect(selectRequest(state, firstFreeKeys.find)?.failure?.text).toEqual(firstFreeFailures.find);
  expect(selectFound(state).lines).toBeNull();
});

it('asks by Retry only those again who could not be asked', async () => {
  const asked: number[] = [];
  const hours = (id: number) => {
    asked.push(id);
    if (id === 2 && asked.filter((one) => one === 2).length === 1) throw refusal(500);
    return [free('09:00', '09:20')];
  };
  const retry = [requestSucceeded.type, searchRetried()] as const;
  const state = await afterFinding({ doctors, hours }, {}, EVERYBODY, [], [], retry);

  expect(asked).toEqual([1, 2, 3, 4, 2]);
  expect(selectFailedLines(state)).toEqual([]);
  expect(selectFreeLines(state)).toHaveLength(4);
});

it('asks nobody again whose hours may not be read, and still names the doctor', async () => {
  const asked: number[] = [];
  const hours = (id: number) => {
    asked.push(id);
    throw refusal(id === 3 ? 403 : 500);
  };
  const retry = [requestSucceeded.type, searchRetried()] as const;
  const state = await afterFinding({ doctors, hours }, {}, EVERYBODY, [], [], retry);

  expect(asked).toEqual([1, 2, 3, 4, 1, 2, 4]);
  expect(selectFailedLines(state).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(selectCounts(state)).toMatchObject({ done: 4, failed: 3 });
});

it('a newer search takes the place of the one before', async () => {
  const newer = findSubmitted({ question: { ...question, location: '32' }, scope: EVERYBODY });
  const hours = (_: number, location: string | null) => (location === '32' ? [free('10:00', '10:20')] : late([]));
  const state = await afterFinding({ doctors: [doctor(1, 'A')], hours }, {}, EVERYBODY, [newer]);

  expect(times(state)).toEqual(['10:00:00']);
});

it('says when the service named fewer doctors than there are', async () => {
  const many = Array.from({ length: 50 }, (_, id) => doctor(id + 1, 'Dr'));
  const state = await afterFinding({ doctors: many, hours: () => [] });

  expect(selectFound(state).isCut).toBe(true);
});
