import { createAction, isAnyOf, type Action } from '@reduxjs/toolkit';
import { buffers, stdChannel } from 'redux-saga';
import {
  actionChannel,
  call,
  cps,
  delay,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';

import { FIRST_SECONDS_MS, untilFirstScreen } from '#client/device/aheadOfNeed';
import type { OnDemand } from '#client/device/onDemand';
import { isViewOpened } from '#client/state/address';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { appMessages } from './messages';
import { loadedSection, loadSection, type Served } from './sectionCode';
import { sectionKey, sectionWanted, selectOpenSection } from './sections';
import type { Store } from './store';

/** The code of a section is there and its slices are in the store. */
const sectionArrived = createAction<string>('app/sectionArrived');

const open = tracked(
  { key: (_, { payload: id }) => sectionKey(id), failure: { text: appMessages.sectionFailed } },
  openSection,
);

/** Has the section on screen be there: its code, its slices and its watchers, which serve until the session ends. */
export function* openSections(store: Store) {
  yield* takeEvery(sectionArrived, serveSection, store, new Set<string>());
  yield* fork(tellOpened);
  yield* takeLatest(sectionWanted, open, store);
  yield* takeEvery(isViewOpened, askForOpenSection);
  yield* call(askForOpenSection);
}

/** Loads the code of a section, unless it is there, and adds its slices to the store. */
function* openSection(store: Store, { payload: id }: ReturnType<typeof sectionWanted>) {
  const section = loadedSection(id) ?? (yield* call(loadSection, id));
  yield* call(store.addReducers, section.reducers);
  yield* put(sectionArrived(id));
}

/**
 * Asks for the code of the section on screen unless it is loaded: asking again would take the section off the screen.
 */
function* askForOpenSection() {
  const id = yield* select(selectOpenSection);
  const request = yield* select(selectRequest, sectionKey(id));
  if (request?.status !== 'succeeded') yield* put(sectionWanted(id));
}

/** Has a section ask for what it shows each time it comes on screen, before it is drawn. */
function* tellOpened() {
  const arrived = new Set<string>();
  let shown: string | null = null;
  for (;;) {
    const event = yield* take(isAnyOf(sectionArrived, isViewOpened));
    if (sectionArrived.match(event)) arrived.add(event.payload);
    const id = yield* select(selectOpenSection);
    if (id === shown) continue;
    shown = arrived.has(id) ? id : null;
    const opened = shown && loadedSection(id)?.opened;
    if (opened) yield* put(opened());
  }
}

/** Starts what serves a section and is not running yet; a feature that two sections share is watched once. */
function* serveSection(store: Store, running: Set<string>, { payload: id }: ReturnType<typeof sectionArrived>) {
  const section = loadedSection(id);
  if (!section) return;
  yield* startWatchers(section.watchers, running);
  const { rest } = section;
  if (rest && isFirst(`${id}/rest`, running)) yield* fork(serveRest, store, rest, running);
}

/**
 * Serves what comes after a first screen, such as the other rooms of a section, once its code is there, whoever had it
 * fetched, and so before anything of it is drawn. Its watchers hear in its order whatever was said since then.
 *
 * @param running the names of those that are running, of which none is started again
 */
export function* serveRest(
  { addReducers, runBeside }: Store,
  code: OnDemand<Served>,
  running = new Set<string>(),
): SagaGenerator<void> {
  const said = yield* actionChannel('*', buffers.expanding<Action>());
  yield* fork(askInTime, code);
  if (!code.loaded()) yield* cps(arrivalOf(code));
  const rest = code.loaded();
  if (!rest) return;
  yield* call(addReducers, rest.reducers);
  const heard = stdChannel<Action>();
  const served = runBeside(heard, startWatchers, rest.watchers, running);
  try {
    for (;;) heard.put(yield* take(said));
  } finally {
    served.cancel();
  }
}

/**
 * Nobody has to ask for the other rooms, which know what is told in the sidebar and in the rows. Nobody is told either
 * that they could not be fetched, before somebody wants something of them.
 */
function* askInTime({ load }: OnDemand<unknown>) {
  for (let pause = FIRST_SECONDS_MS; ; pause *= 2) {
    yield* delay(pause);
    yield* call(untilFirstScreen);
    try {
      return yield* call(load);
    } catch {
      // It is tried again.
    }
  }
}

function arrivalOf({ whenFetched }: OnDemand<Served>) {
  return (done: { (error: null, arrived: null): void; cancel?: () => void }) => {
    done.cancel = whenFetched(() => done(null, null));
  };
}

/** Starts the watchers that are not running yet. */
function* startWatchers(watchers: Served['watchers'], running: Set<string>) {
  for (const [name, watcher] of Object.entries(watchers)) if (isFirst(name, running)) yield* fork(watcher);
}

/** Whether something is not running yet, which it is from then on. */
function isFirst(name: string, running: Set<string>): boolean {
  const { size } = running;
  return running.add(name).size > size;
}
