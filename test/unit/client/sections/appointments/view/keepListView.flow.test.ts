import type { UnknownAction } from '@reduxjs/toolkit';

import { searchTyped, statusChosen } from '#client/sections/appointments/list/events';
import {
  columnResized,
  columnsChosen,
  columnsReset,
  doctorFilterChosen,
  sortChosen,
  viewChosen,
  viewDeleted,
  viewRenamed,
  viewSaved,
} from '#client/sections/appointments/view/events';
import { keepOnDevice } from '#client/sections/appointments/view/kept';
import type { ListView, NamedView } from '#client/sections/appointments/view/layout';
import { watchListView } from '#client/sections/appointments/view/sagas';
import { selectListView, selectViewParams } from '#client/sections/appointments/view/selectors';
import type { ListViewRoot } from '#client/sections/appointments/view/slice';
import type { AddressRoot } from '#client/state/address';
import { afterFlow } from '#test/support/sagas/flow';
import { stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const morning: NamedView = {
  id: 'v1',
  name: 'Morning',
  params: { status: 'pending', doctor: '7', sort: '-time' },
  columns: ['patient', 'time', 'created'],
  widths: { patient: 240 },
};

/** The state after these events, and the views that the device was given, one after another. */
async function after(...events: UnknownAction[]) {
  const kept: ListView[] = [];
  const state = await afterFlow<AddressRoot & ListViewRoot>({
    watcher: watchListView,
    reducers: appointmentsSection.reducers,
    provide: [
      {
        call: ({ fn, args }, next) => (fn === keepOnDevice ? void kept.push(args[0] as ListView) : (next() as unknown)),
      },
    ],
    events,
  });
  return { state, view: selectListView(state), kept };
}

describe('the layout of the list', () => {
  it('follows what is chosen, and the device keeps each step', async () => {
    const { view, kept } = await after(
      columnsChosen(['patient', 'status', 'date']),
      columnResized({ column: 'patient', width: 320 }),
    );

    expect(view).toMatchObject({ columns: ['patient', 'status', 'date'], widths: { patient: 320 } });
    expect(kept.map(({ widths }) => widths)).toEqual([{}, { patient: 320 }]);
  });

  it('is as usual again', async () => {
    const { view, kept } = await after(
      columnsChosen(['patient', 'status']),
      columnResized({ column: 'patient', width: 320 }),
      columnResized({ column: 'patient', width: null }),
      columnsReset(),
    );

    expect(view).toMatchObject({ columns: null, widths: {} });
    expect(kept.at(-1)).toEqual(view);
  });
});

describe('a named view', () => {
  it('sets filters, sort and columns, and clears the search and every other filter', async () => {
    const { state, view } = await after(viewSaved(morning), searchTyped('layla'), statusChosen('confirmed'), {
      ...viewChosen(morning),
    });

    expect(state.address.params).toEqual(morning.params);
    expect(view).toMatchObject({ columns: morning.columns, widths: morning.widths });
  });

  it('never has a search in it', () => {
    const { state } = stateAfter(appointmentsSection.reducers, [
      searchTyped('layla'),
      doctorFilterChosen('7'),
      sortChosen('date'),
    ]);

    expect(selectViewParams(state)).toEqual({ doctor: '7', sort: 'date' });
  });

  it('can be renamed', async () => {
    const { view, kept } = await after(viewSaved(morning), viewRenamed({ id: 'v1', name: 'Early' }));

    expect(view.views).toEqual([{ ...morning, name: 'Early' }]);
    expect(kept.at(-1)?.views).toEqual(view.views);
  });

  it('can go', async () => {
    const { view, kept } = await after(viewSaved(morning), viewDeleted('v1'));

    expect([view.views, kept.at(-1)?.views]).toEqual([[], []]);
  });
});
