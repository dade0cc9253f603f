import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { therapistsApi } from '#client/api/homeServices/staff';
import type { Message } from '#client/lib/text';
import { homeServicesSection } from '#client/sections/home-services';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { listClosed } from '#client/sections/home-services/shared/kind/defineKind';
import { confirmed } from '#client/state/confirmations';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { selectIsUnknown, type UnknownWritesRoot } from '#client/state/writes/unknown';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';

const { events, keys, selectRows } = therapistKind;
const { reducers, watchers } = homeServicesSection;
const ofProvider = { provider: '3' };
const [noor, omar] = [7, 8].map((id) => ({ id, provider: 3, first_name: `Therapist ${id}`, last_name: '' }));

/**
 * What is on screen and said after rows were removed by a service that does so; the effects of `meanwhile` come after
 * the questions were answered.
 */
async function afterRemoving(
  remove: (stored: unknown[]) => unknown,
  {
    ids = [7],
    meanwhile = [],
    list = (rows) => rows,
  }: { ids?: number[]; meanwhile?: unknown[]; list?: (rows: unknown[]) => unknown } = {},
) {
  const stored = [noor, omar];
  const state = await afterFlow<Parameters<typeof selectRows>[0] & NoticesRoot & RequestsRoot & UnknownWritesRoot>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(events.opened(ofProvider));
      for (const id of ids) {
        yield put(events.removeChosen({ id, name: 'Noor' }));
        yield put(confirmed());
      }
      yield* meanwhile;
    },
    reducers,
    provide: [
      serve(therapistsApi.list, ({ provider }) => list(provider === '3' ? [...stored] : [])),
      [
        matchers.call.fn(therapistsApi.remove),
        dynamic(async () => {
          await Promise.resolve();
          return remove(stored);
        }),
      ],
    ],
    events: [],
  });
  return {
    rows: selectRows(state, ofProvider),
    said: selectNotices(state).map(({ text }) => (text as Message).defaultMessage),
    named: selectNotices(state).map(({ text }) => (text as Message).values),
    request: selectRequest(state, keys.remove(7)),
    isUnknown: selectIsUnknown(state, keys.remove(7)),
  };
}

const deleted = '{name} was deleted.';
const notDeleted = 'Failed to delete {name}. Please try again.';

it.each([
  ['that somebody else removed first is removed', true, refusal(404), [omar], deleted],
  ['whose removal was taken although the answer was lost goes', true, connectionLost(), [omar], deleted],
  ['whose removal was lost before it was taken stays', false, connectionLost(), [noor, omar], notDeleted],
  ['that a service keeps stays', false, refusal(400), [noor, omar], notDeleted],
])('a row %s, and that is said with its name', async (_, isTaken, error, left, sentence) => {
  const { rows, said, named, request } = await afterRemoving((stored) => {
    if (isTaken) stored.shift();
    throw error;
  });

  expect(rows).toEqual(left);
  expect(said).toEqual([sentence]);
  expect(named).toEqual([{ name: 'Noor' }]);
  expect(request?.status).toBe(sentence === deleted ? 'succeeded' : 'failed');
});

describe('a row whose removal has lost its answer', () => {
  const left = put(listClosed(keys.list(ofProvider)));

  it.each([
    ['has left the screen', [left]],
    ['has given way to that of another provider', [left, put(events.opened({ provider: '4' }))]],
  ])('is neither said to be gone nor to be there when its list %s', async (_, meanwhile) => {
    const lose = () => {
      throw connectionLost();
    };
    const { said, isUnknown } = await afterRemoving(lose, { meanwhile });

    expect(said).toEqual([notDeleted]);
    expect(isUnknown).toBe(true);
  });
});

it('two rows are removed side by side', async () => {
  const { rows } = await afterRemoving((stored) => late(stored.shift()), { ids: [7, 8] });

  expect(rows).toEqual([]);
});

it('a row that was removed stays gone when an older answer comes in after that', async () => {
  let answerFirst: () => void = () => undefined;
  const firstAnswer = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let reads = 0;
  const list = async (rows: unknown[]) => {
    reads += 1;
    if (reads === 1) await firstAnswer;
    return rows;
  };
  const { rows } = await afterRemoving((stored) => stored.shift(), { list, meanwhile: [call(answerFirst)] });

  expect(rows).toEqual([omar]);
});
