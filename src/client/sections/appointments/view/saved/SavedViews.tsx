import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { AddressRoot } from '#client/state/address';
import { useT } from '#client/ui/language/useT';
import { viewRenamed, viewSaved } from '../events';
import { viewMessages } from '../filters/messages';
import type { NamedView } from '../layout';
import { selectListView, selectViewParams } from '../selectors';
import { ViewNameDialog } from './ViewNameDialog';

/** The saved views, the dialog that names one, and what asks for a name: of the present view, or of a saved one. */
export function useSavedViews() {
  const t = useT();
  const dispatch = useDispatch();
  const { views, columns, widths } = useSelector(selectListView);
  // Asked when a view is saved: what is searched for changes with every key.
  const store = useStore<AddressRoot>();
  const [named, setNamed] = useState<NamedView | 'new' | null>(null);
  const renamed = named === 'new' ? null : named;
  const close = () => setNamed(null);
  const save = (name: string) => {
    const params = selectViewParams(store.getState());
    dispatch(
      renamed ? viewRenamed({ id: renamed.id, name }) : viewSaved({ id: nanoid(), name, params, columns, widths }),
    );
    close();
  };
  const dialog = named && (
    <ViewNameDialog
      title={renamed ? t(viewMessages.renameView, { view: renamed.name }) : t(viewMessages.saveView)}
      name={renamed?.name ?? ''}
      taken={views.filter((view) => view !== renamed).map(({ name }) => name)}
      onSaved={save}
      onClose={close}
    />
  );
  return { views, dialog, name: setNamed };
}
