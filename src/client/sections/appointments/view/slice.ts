import { createReducer } from '@reduxjs/toolkit';

import {
  columnResized,
  columnsChosen,
  columnsReset,
  viewChosen,
  viewDeleted,
  viewRenamed,
  viewSaved,
  viewsKeptElsewhere,
} from './events';
import { readKept } from './kept';
import type { ListView } from './layout';

/** The shape that selectors of the view need. */
export interface ListViewRoot {
  appointmentView: ListView;
}

/** Layout and views, as the device remembers them and as they are changed. */
export const listViewReducer = createReducer<ListView>(readKept, (builder) =>
  builder
    .addCase(columnsChosen, (view, { payload }) => ({ ...view, columns: payload }))
    .addCase(columnsReset, (view) => ({ ...view, columns: null, widths: {} }))
    .addCase(columnResized, (view, { payload: { column, width } }) => ({
      ...view,
      widths: { ...view.widths, [column]: width ?? undefined },
    }))
    .addCase(viewSaved, (view, { payload }) => ({ ...view, views: [...view.views, payload] }))
    .addCase(viewRenamed, (view, { payload: { id, name } }) => ({
      ...view,
      views: view.views.map((one) => (one.id === id ? { ...one, name } : one)),
    }))
    .addCase(viewDeleted, (view, { payload }) => ({ ...view, views: view.views.filter(({ id }) => id !== payload) }))
    .addCase(viewsKeptElsewhere, (view, { payload: views }) => ({ ...view, views }))
    .addCase(viewChosen, (view, { payload: { columns, widths } }) => ({ ...view, columns, widths })),
);
