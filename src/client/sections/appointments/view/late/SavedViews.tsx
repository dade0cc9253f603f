import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { AddressRoot } from '#client/state/address';
import { useT } from '#client/ui/useT';
import { viewChosen, viewDeletionChosen, viewRenamed, viewSaved } from '../events';
import type { NamedView } from '../layout';
import { selectListView, selectViewParams } from '../selectors';
import { ViewNameDialog } from './components/ViewNameDialog';
import { ViewsMenu } from './components/ViewsMenu';
import { viewMessages } from './messages';

/** The saved views of the list, and the button that saves the present one under a name. */
export function SavedViews() {
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
  return (
    <>
      <ViewsMenu
        views={views}
        onChosen={(view) => dispatch(viewChosen(view))}
        onRename={setNamed}
        onDelete={(view) => dispatch(viewDeletionChosen(view))}
      />
      <Button size="small" color="inherit" startIcon={<BookmarkPlus size={15} />} onClick={() => setNamed('new')}>
        {t(viewMessages.saveView)}
      </Button>
      {named && (
        <ViewNameDialog
          title={renamed ? t(viewMessages.renameView, { view: renamed.name }) : t(viewMessages.saveView)}
          name={renamed?.name ?? ''}
          taken={views.filter((view) => view !== renamed).map(({ name }) => name)}
          onSaved={save}
          onClose={close}
        />
      )}
    </>
  );
}
