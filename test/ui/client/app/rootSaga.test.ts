import { take } from 'typed-redux-saga';

import { messages } from '#client/app/messages';
import { rootSaga } from '#client/app/rootSaga';
import type { SectionModule } from '#client/app/sectionCode';
import { sectionCode } from '#client/app/sectionCode';
import { sectionKey, sections, sectionWanted } from '#client/app/sections';
import { createStore } from '#client/app/store';
import { sessionEnded, signedIn } from '#client/features/session';
import { sectionOpened } from '#client/state/address';
import { selectRequest } from '#client/state/requests/requests';

/** What the watchers of the sections have told since the test began. */
const told: string[] = [];

function watcherOf(name: string) {
  return function* watch() {
    told.push(`${name} starts`);
    try {
      yield* take('test/never');
    } finally {
      told.push(`${name} ends`);
    }
  };
}

/** A section with a watcher of its own, and one of a feature that it shares with others. */
function sectionOf(id: string): SectionModule {
  return {
    Section: () => null,
    reducers: {},
    watchers: { [id]: watcherOf(id), profiles: watcherOf('profiles') },
  };
}

/** Lets the code of a section arrive, or fail to. */
const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

type Event = Parameters<ReturnType<typeof createStore>['dispatch']>[0];

/** The life of the product from the start of the page, until the test ends it. */
function start() {
  const store = createStore();
  const life = store.runSaga(rootSaga, store.addReducers);
  stop = () => {
    life.cancel();
  };
  return {
    request: (id: string) => selectRequest(store.getState(), sectionKey(id)),
    happens: async (...events: Event[]) => {
      for (const event of events) {
        store.dispatch(event);
        await rest();
      }
    },
  };
}

let stop = () => undefined as void;
const signIn = signedIn('token', 'layla@mawid.example');

beforeEach(() => {
  for (const { id } of sections) jest.spyOn(sectionCode, id).mockResolvedValue(sectionOf(id));
  localStorage.clear();
  window.history.replaceState(null, '', '/?section=appointments');
  told.length = 0;
});

afterEach(() => {
  stop();
});

it('starts the watchers of the section on screen once somebody has signed in', async () => {
  const { happens } = start();
  await rest();
  expect(told).toEqual([]);
  await happens(signIn);

  expect(told).toEqual(['appointments starts', 'profiles starts']);
});

it('starts a watcher once, however often its section is opened, and whoever shares it', async () => {
  const { happens } = start();
  await happens(
    signIn,
    sectionOpened('manage-providers'),
    sectionOpened('appointments'),
    sectionWanted('appointments'),
  );

  expect(told).toEqual(['appointments starts', 'profiles starts', 'manage-providers starts']);
});

it('ends the watchers with the session, and starts them again in the next one', async () => {
  const { happens } = start();
  await happens(signIn);
  told.length = 0;
  await happens(sessionEnded());
  expect(told).toEqual(['appointments ends', 'profiles ends']);
  told.length = 0;
  await happens(signIn);

  expect(told).toEqual(['appointments starts', 'profiles starts']);
});

it('says when the code of a section cannot be fetched, and fetches it once more when it is wanted again', async () => {
  jest.mocked(sectionCode['referral-tracking']).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { happens, request } = start();
  await happens(signIn, sectionOpened('referral-tracking'));
  expect(request('referral-tracking')).toMatchObject({ status: 'failed', failure: { text: messages.sectionFailed } });
  expect(told).not.toContain('referral-tracking starts');
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.mocked(console.warn).mockClear();

  await happens(sectionWanted('referral-tracking'));
  expect(request('referral-tracking')?.status).toBe('succeeded');
  expect(told).toContain('referral-tracking starts');
});
