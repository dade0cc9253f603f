import Button from '@mui/material/Button';
import { useState } from 'react';

import { LabeledInput } from '#client/ui/form/LabeledInput';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { cleanText } from '#contract/text/typed';
import { viewMessages } from '../filters/messages';

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
export function ViewNameDialog({ title, name, taken, onSaved, onClose }: ViewNameDialogProps) {
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
