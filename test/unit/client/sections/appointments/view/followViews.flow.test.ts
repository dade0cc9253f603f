import type { UnknownAction } from '@reduxjs/toolkit';
import { channel, END } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import { columnsChosen, viewDeleted, viewRenamed, viewSaved } from '#client/sections/appointments/view/events';
import { keepOnDevice } from '#client/sections/appointments/view/kept';
import type { ListView, NamedView } from '#client/sections/appointments/view/layout';
import { watchListView } from '#client/sections/appointments/view/sagas';
import type { ViewsMessage } from '#client/sections/appointments/view/sagas/followViews';
import { selectListView } from '#client/sections/appointments/view/selectors';
import type { ListViewRoot } from '#client/sections/appointments/view/slice';
import { openTabs } from '#client/state/tabs';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsSection } from '#test/support/wholeSections';

const viewOf = (id: string): NamedView => ({ id, name: `View ${id}`, params: {}, columns: null, widths: {} });

/** What stands after other tabs have said this, and these events; what was told to them, and kept on the device. */
async function after(messages: readonly ViewsMessage[], events: readonly UnknownAction[]) {
  const heard = channel<ViewsMessage>();
  messages.forEach((message) => heard.put(message));
  const told: string[][] = [];
  const kept: ListView[] = [];
  const state = await afterFlow<ListViewRoot>({
    watcher: watchListView,
    reducers: appointmentsSection.reducers,
    provide: [
      [
        matchers.call.fn(openTabs),
        {
          messages: heard,
          tell: ({ views }: ViewsMessage) => {
            told.push(views.map(({ name }) => name));
          },
        },
      ],
      {
        call: ({ fn, args }, next) => (fn === keepOnDevice ? void kept.push(args[0] as ListView) : (next() as unknown)),
      },
    ],
    events,
  });
  return { view: selectListView(state), told, kept, heard };
}

it('a view that another tab has saved is here, and is still kept when the columns here change', async () => {
  const { view, told, kept } = await after([{ views: [viewOf('a')] }], [columnsChosen(['patient', 'date'])]);

  expect(view).toMatchObject({ columns: ['patient', 'date'], views: [viewOf('a')] });
  expect(kept.at(-1)?.views).toEqual([viewOf('a')]);
  expect(told).toEqual([]);
});

it.each([
  ['saved', [viewSaved(viewOf('a'))], ['View a']],
  ['renamed', [viewSaved(viewOf('a')), viewRenamed({ id: 'a', name: 'Morning' })], ['Morning']],
  ['deleted', [viewSaved(viewOf('a')), viewDeleted('a')], []],
])('the other tabs are told of a view that is %s here', async (_, events, names) => {
  const { told } = await after([], events);

  expect(told).toHaveLength(events.length);
  expect(told.at(-1)).toEqual(names);
});

it('the other tabs are listened to no longer once the section has come to its end', async () => {
  const { heard } = await after([], []);
  const listener = jest.fn();
  heard.take(listener);

  expect(listener.mock.calls).toEqual([[END]]);
});
