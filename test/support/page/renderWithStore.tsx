import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { renderPage } from './renderPage';

interface Around {
  /** The slices of a section by name. */
  reducers?: Readonly<Record<string, Reducer>>;
  /** Its sagas by name; without them a test sees what is sent, and tells the rest. */
  watchers?: Readonly<Record<string, () => Generator>>;
  /** What happened before, such as data that has been loaded. */
  given?: readonly UnknownAction[];
}

/** Renders a piece of the page that talks to the store. */
export function renderWithStore(content: ReactNode, { reducers = {}, watchers = {}, given = [] }: Around = {}) {
  const store = createStore();
  store.addReducers({ entities: entitiesReducer, ...reducers });
  Object.values(watchers).forEach((watcher) => store.runSaga(watcher));
  given.forEach((event) => store.dispatch(event));
  const sent = jest.spyOn(store, 'dispatch');
  const inStore = (shown: ReactNode) => <Provider store={store}>{shown}</Provider>;
  const page = renderPage(inStore(content));
  return {
    ...page,
    store,
    /** Something else comes in its place. */
    rerender: (other: ReactNode) => page.rerender(inStore(other)),
    /** What the page has sent, and what it was told. */
    sent,
    /** Something happens elsewhere, one after another. */
    tell: (...events: readonly UnknownAction[]) => act(() => events.forEach((event) => store.dispatch(event))),
  };
}
