import type { UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { therapistsApi } from '#client/api/homeServices/staff';
import type { Message } from '#client/lib/text';
import { homeServicesSection } from '#client/sections/home-services';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { listClosed } from '#client/sections/home-services/shared/kind/defineKind';
import { confirmed } from '#client/state/confirmations';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import type { UnknownWritesRoot } from '#client/state/writes/unknown';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';

const { events, keys, selectRows } = therapistKind;
const { reducers, watchers } = homeServicesSection;
const ofProvider = { provider: '3' };
const [noor, omar] = [7, 8].map((id) => ({ id, provider: 3, first_name: `Therapist ${id}`, last_name: '' }));

/** A service that removes a row; tells what is left of it on screen, and which sentences were said of it. */
async function afterRemoving(remove: (stored: unknown[]) => void, ...meanwhile: UnknownAction[]) {
  const stored = [noor, omar];
  const state = await afterFlow<Parameters<typeof selectRows>[0] & NoticesRoot & RequestsRoot & UnknownWritesRoot>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(events.opened(ofProvider));
      yield put(events.removeChosen({ id: 7, name: 'Noor' }));
      yield put(confirmed());
      for (const event of meanwhile) yield put(event);
    },
    reducers,
    provide: [
      serve(therapistsApi.list, ({ provider }) => (provider === '3' ? [...stored] : [])),
      [
        matchers.call.fn(therapistsApi.remove),
        dynamic(async () => {
          await Promise.resolve();
          remove(stored);
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

it('a row that somebody else removed first is removed', async () => {
  const { rows, said } = await afterRemoving((stored) => {
    stored.shift();
    throw refusal(404);
  });

  expect(rows).toEqual([omar]);
  expect(said).toEqual(['{name} was deleted.']);
});

it('a row whose removal was taken although the answer was lost goes, and that is said', async () => {
  const { rows, said } = await afterRemoving((stored) => {
    stored.shift();
    throw connectionLost();
  });

  expect(rows).toEqual([omar]);
  expect(said).toEqual(['{name} was deleted.']);
});

it('a row whose removal was lost before it was taken stays, with the failure told', async () => {
  const { rows, said } = await afterRemoving(() => {
    throw connectionLost();
  });

  expect(rows).toEqual([noor, omar]);
  expect(said).toEqual(['Failed to delete {name}. Please try again.']);
});

describe('a row whose removal has lost its answer', () => {
  const left = listClosed(keys.list(ofProvider));

  it.each([
    ['has left the screen', [left]],
    ['has given way to that of another provider', [left, events.opened({ provider: '4' })]],
  ])('is neither said to be gone nor to be there when its list %s', async (_, meanwhile) => {
    const lose = () => {
      throw connectionLost();
    };
    const { said, isUnknown } = await afterRemoving(lose, ...meanwhile);

    expect(said).toEqual(['Failed to delete {name}. Please try again.']);
    expect(isUnknown).toBe(true);
  });
});

it('a row that a service keeps stays, and it is told which it was', async () => {
  const { rows, request, named } = await afterRemoving(() => {
    throw refusal(400);
  });

  expect(rows).toEqual([noor, omar]);
  expect(request?.status).toBe('failed');
  expect(named).toEqual([{ name: 'Noor' }]);
});

it('two rows are removed side by side', async () => {
  const stored = [noor, omar];
  const state = await afterFlow<Parameters<typeof selectRows>[0]>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(events.opened(ofProvider));
      for (const { id } of [noor, omar] as { id: number }[]) {
        yield put(events.removeChosen({ id, name: 'Noor' }));
        yield put(confirmed());
      }
    },
    reducers,
    provide: [
      [matchers.call.fn(therapistsApi.list), dynamic(() => [...stored])],
      [matchers.call.fn(therapistsApi.remove), dynamic(() => late(stored.shift()))],
    ],
    events: [],
  });

  expect(selectRows(state, ofProvider)).toEqual([]);
});

it('a row that was removed stays gone when an older answer comes in after that', async () => {
  const stored = [noor, omar];
  let answerFirst: () => void = () => undefined;
  const firstAnswer = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let reads = 0;
  const list = async () => {
    const read = [...stored];
    reads += 1;
    if (reads === 1) await firstAnswer;
    return read;
  };
  const state = await afterFlow<Parameters<typeof selectRows>[0]>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(events.opened(ofProvider));
      yield put(events.removeChosen({ id: 7, name: 'Noor' }));
      yield put(confirmed());
      yield call(answerFirst);
    },
    reducers,
    provide: [
      [matchers.call.fn(therapistsApi.list), dynamic(list)],
      [
        matchers.call.fn(therapistsApi.remove),
        dynamic(() => {
          stored.shift();
        }),
      ],
    ],
    events: [],
  });

  expect(selectRows(state, ofProvider)).toEqual([omar]);
});
