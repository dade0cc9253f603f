import type { Action } from '@reduxjs/toolkit';
import { take } from 'typed-redux-saga';

import { appMessages } from '#client/app/messages';
import { rootSaga } from '#client/app/rootSaga';
import { sectionCode, type SectionModule, type SectionRest } from '#client/app/sectionCode';
import type { SectionId } from '#client/app/sectionIds';
import { sectionKey, sections, sectionWanted } from '#client/app/sections';
import { createStore } from '#client/app/store';
import { unfinished } from '#client/app/unfinished/offerUnfinished';
import { unfinishedCode } from '#client/app/unfinished/unfinishedCode';
import { onDemand, type OnDemand } from '#client/device/onDemand';
import { deskUnlocked, sessionEnded, signedIn } from '#client/features/session';
import { addressRead, placeRevisited, sectionOpened, toolAsked } from '#client/state/address';
import { formSent } from '#client/state/formEvents';
import { selectNotices } from '#client/state/notices';
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
    opened: () => ({ type: `${id} opened` }),
    findable: onDemand(() => Promise.reject(new Error('nothing is looked for'))),
  };
}

/** Lets the code of a section arrive, or fail to. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

type Event = Parameters<ReturnType<typeof createStore>['dispatch']>[0];

/** The life of the product from the start of the page, until the test ends it. */
function start() {
  const store = createStore();
  const opened: string[] = [];
  const life = store.runSaga(rootSaga, store);
  store.runSaga(function* listen() {
    for (;;) {
      const { type } = yield* take(({ type: name }: Action) => name.endsWith(' opened'));
      opened.push(type);
    }
  });
  stop = () => life.cancel();
  return {
    opened,
    state: () => store.getState(),
    request: (id: string) => selectRequest(store.getState(), sectionKey(id)),
    notices: () => selectNotices(store.getState()),
    happens: async (...events: Event[]) => {
      for (const event of events) {
        store.dispatch(event);
        await settled();
      }
    },
  };
}

/** The code of a section, which cannot be fetched the first so many times. */
function codeOf(id: string, failures = 0): OnDemand<SectionModule> {
  let left = failures;
  return onDemand(() => (left-- > 0 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(sectionOf(id))));
}

let stop = () => undefined as void;
const signIn = signedIn('token', 'layla@mawid.example');

beforeEach(() => {
  for (const { id } of sections) jest.replaceProperty(sectionCode, id, codeOf(id));
  localStorage.clear();
  window.history.replaceState(null, '', '/?section=appointments');
  told.length = 0;
});

afterEach(() => {
  stop();
});

it('starts the watchers of the section on screen once somebody has signed in', async () => {
  const { happens } = start();
  await settled();
  expect(told).toEqual([]);
  await happens(signIn);

  expect(told).toEqual(['appointments starts', 'profiles starts']);
});

it('starts nothing at a desk that begins locked, until it is unlocked', async () => {
  localStorage.setItem('mawid.token', 'token');
  localStorage.setItem('mawid.user', 'omar@mawid.example');
  localStorage.setItem('mawid.locked', 'yes');
  const { happens, opened } = start();
  await happens(sectionOpened('appointments'));
  expect([told, opened]).toEqual([[], []]);
  await happens(deskUnlocked());

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
  jest.replaceProperty(sectionCode, 'referral-tracking', codeOf('referral-tracking', 1));
  const { happens, request } = start();
  await happens(signIn, sectionOpened('referral-tracking'));
  expect(request('referral-tracking')).toMatchObject({
    status: 'failed',
    failure: { text: appMessages.sectionFailed },
  });
  expect(told).not.toContain('referral-tracking starts');
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.mocked(console.warn).mockClear();

  await happens(sectionWanted('referral-tracking'));
  expect(request('referral-tracking')?.status).toBe('succeeded');
  expect(told).toContain('referral-tracking starts');
});

describe('the next session of somebody', () => {
  const form = { title: appMessages.product, place: { section: 'appointments', params: {} }, values: {} };

  it('offers to go on with the form that the last one left unfinished', async () => {
    jest.spyOn(unfinishedCode, 'want').mockResolvedValue(unfinished);
    const { happens, notices } = start();
    await happens(signIn, formSent({ key: 'a form', form }), sessionEnded(), signIn);

    expect(notices()).toMatchObject([{ text: appMessages.product, detail: appMessages.interrupted }]);
  });

  it('fetches no code for that where nothing is unfinished', async () => {
    const fetching = jest.spyOn(unfinishedCode, 'want');
    const { happens, notices } = start();
    await happens(signIn, sessionEnded(), signIn);

    expect(fetching).not.toHaveBeenCalled();
    expect(notices()).toEqual([]);
  });
});

describe('the other rooms of a section', () => {
  const heard: unknown[] = [];

  /** A section whose other rooms note what they hear; its code is given out when the test says so. */
  function withRest(id: SectionId) {
    let arrive: (rest: SectionRest) => void = () => undefined;
    const rest = onDemand(() => new Promise<SectionRest>((resolve) => (arrive = resolve)));
    jest.replaceProperty(
      sectionCode,
      id,
      onDemand(() => Promise.resolve({ ...sectionOf(id), rest })),
    );
    const watchers = {
      profiles: watcherOf('profiles'),
      listening: function* listen() {
        for (;;) heard.push(yield* take(({ type }: Action) => type.startsWith('test/said')));
      },
    };
    const slice = (count = 0, { type }: Action) => (type === 'test/said' ? count + 1 : count);
    return {
      rest,
      arrives: async () => {
        arrive({ reducers: { slice }, watchers });
        await settled();
      },
    };
  }

  beforeEach(() => {
    heard.length = 0;
  });

  it('hear in its order all that was said since the section came, and what is said from then on', async () => {
    const { rest, arrives } = withRest('appointments');
    const { happens, state } = start();
    await happens(signIn, { type: 'test/said first' }, { type: 'test/said' });
    void rest.want();
    await settled();
    await happens({ type: 'test/said meanwhile' });
    await arrives();
    expect(heard).toMatchObject([{ type: 'test/said first' }, { type: 'test/said' }, { type: 'test/said meanwhile' }]);

    await happens({ type: 'test/said' });
    expect(heard).toHaveLength(4);
    expect(state()).toMatchObject({ slice: 1 });
  });

  it('hear what is said at the very moment at which their code is there', async () => {
    const { rest, arrives } = withRest('appointments');
    const { happens } = start();
    await happens(signIn);
    void rest.want();
    await settled();
    rest.whenFetched(() => void happens({ type: 'test/said at once' }));
    await arrives();

    expect(heard).toMatchObject([{ type: 'test/said at once' }]);
  });

  it('start no watcher that runs already, and end with the session', async () => {
    const { rest, arrives } = withRest('appointments');
    const { happens } = start();
    await happens(signIn);
    void rest.want();
    await settled();
    await arrives();
    await happens(sectionOpened('manage-providers'), sessionEnded(), { type: 'test/said too late' });

    expect(told.filter((one) => one === 'profiles starts')).toHaveLength(1);
    expect(heard).toEqual([]);
    await happens(signIn, { type: 'test/said again' });
    expect(heard).toHaveLength(1);
  });
});

describe('a section that comes on screen', () => {
  /** Which sections asked for what they show, in their order. */
  async function openedAfter(...events: Event[]) {
    const { happens, opened } = start();
    await happens(signIn, ...events);
    return opened;
  }

  it('asks for what it shows, each time and no more often', async () => {
    expect(
      await openedAfter(
        sectionOpened('manage-providers'),
        sectionWanted('manage-providers'),
        sectionOpened('appointments'),
        placeRevisited({ key: 'a form', place: { section: 'appointments', params: {} } }),
      ),
    ).toEqual(['appointments opened', 'manage-providers opened', 'appointments opened']);
  });

  const place = { section: 'manage-providers', params: {} };

  it.each([
    ['it is chosen', sectionOpened('manage-providers')],
    ['a form in it is gone back to', placeRevisited({ key: 'a form', place })],
    ['something is to be done in it', toolAsked({ tool: 'a button', place })],
    ['the address leads there', addressRead(place)],
  ])('asks when %s', async (_, event) => {
    expect(await openedAfter(event)).toEqual(['appointments opened', 'manage-providers opened']);
  });

  it('asks after it has been left for one whose code did not come', async () => {
    jest.replaceProperty(sectionCode, 'home-services', codeOf('home-services', 1));

    expect(await openedAfter(sectionOpened('home-services'), sectionOpened('appointments'))).toEqual([
      'appointments opened',
      'appointments opened',
    ]);
    jest.mocked(console.warn).mockClear();
  });

  it('asks again in the next session', async () => {
    expect(await openedAfter(sessionEnded(), signIn)).toEqual(['appointments opened', 'appointments opened']);
  });
});
