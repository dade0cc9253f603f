import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

/** What a question says, and what its answers do. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What else will happen, line by line. */
  consequences?: readonly string[];
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something cannot be taken back; the focus is on Cancel. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  consequences = [],
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      onClose={onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>
        <div>{text}</div>
        {consequences.length > 0 && (
          <ul aria-live="polite">
            {consequences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- a question opens on its harmless answer */}
        <Button autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
