import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { AddressRoot } from '#client/state/address';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { cleanText } from '#contract/text/typed';
import { viewRenamed, viewSaved } from '../events';
import { viewMessages } from '../filters/messages';
import type { NamedView } from '../layout';
import { selectListView, selectViewParams } from '../selectors';

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

interface ViewNameDialogProps {
  title: string;
  /** The name to begin with. */
  name: string;
  /** Names that other views have. */
  taken: readonly string[];
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
function ViewNameDialog({ title, name, taken, onSaved, onClose }: ViewNameDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const [isSubmitted, setSubmitted] = useState(false);
  const wanted = cleanText(typed);
  const fault = wanted === '' ? viewMessages.nameMissing : taken.includes(wanted) ? viewMessages.nameTaken : null;
  return (
    <Modal
      isOpen
      title={title}
      size="sm"
      isDirty={typed !== name}
      closeLabel={t(uiMessages.cancel)}
      onClose={onClose}
      onSubmit={() => {
        setSubmitted(true);
        if (!fault) onSaved(wanted);
      }}
      actions={
        <Button type="submit" variant="contained">
          {t(uiMessages.save)}
        </Button>
      }
    >
      <LabeledInput
        name="name"
        label={t(viewMessages.viewName)}
        value={typed}
        inputProps={{ 'aria-required': 'true' }}
        hint={t(viewMessages.viewHint)}
        {...(isSubmitted && fault && { error: t(fault) })}
        onChange={setTyped}
      />
    </Modal>
  );
}
