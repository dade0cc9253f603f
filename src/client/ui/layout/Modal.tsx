import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useId, useRef, useState } from 'react';

import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { IconAction } from '../IconAction';
import { messages } from '../messages';
import { useT } from '../useT';
import { useAskBeforeLeaving } from './askBeforeLeaving';

/** Widths in pixels (Spec 1 §2: sizes of the reusable modal); `custom` takes its own. */
const WIDTHS = { sm: 420, md: 600, lg: 860, xl: 1140 } as const;

interface ModalProps {
  title: string;
  size?: keyof typeof WIDTHS | 'custom';
  /** Pixels, for the size `custom`. */
  width?: number;
  isOpen: boolean;
  /** Whether closing would lose what was typed; it then asks first, also when Back is pressed. */
  isDirty?: boolean;
  /** What the button at the foot says that closes, such as "Cancel"; there is none without it. */
  closeLabel?: string;
  /** Buttons at the foot, after the one that closes; the last one is the primary. */
  actions?: ReactNode;
  /** Makes the dialog a form that Enter submits. */
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The one modal of the product: closes on Escape or a click outside, locks the page behind it, its body scrolls inside
 * 70vh (Spec 1 §2). It opens on its first field and gives the focus back where it came from.
 */
export function Modal({
  title,
  size = 'md',
  width,
  isOpen,
  isDirty = false,
  closeLabel,
  actions,
  onSubmit,
  onClose,
  children,
}: ModalProps) {
  const t = useT();
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(() => {
    setIsAsking(true);
  }, []);
  useAskBeforeLeaving(isOpen && isDirty, ask);
  const close = isDirty ? ask : onClose;
  const drop = () => {
    setIsAsking(false);
    onClose();
  };
  const maxWidth = size === 'custom' ? width : WIDTHS[size];
  const form = onSubmit && {
    component: 'form' as const,
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
    },
  };

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: { ...form, sx: { width: '100%', maxWidth, maxHeight: 'calc(100% - 32px)', margin: 2 } },
        transition: {
          onEntered: () => {
            focusFirstField(body.current);
          },
        },
      }}
    >
      {/* An id of its own: MUI would name the dialog by the whole line, which ends in "Close". */}
      <DialogTitle component="div" id={`${titleId}-line`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <h2 id={titleId} style={{ flex: 1, margin: 0, font: 'inherit' }}>
          {title}
        </h2>
        <IconAction label={t(messages.close)} icon={<X size={18} />} onClick={close} />
      </DialogTitle>
      <DialogContent
        ref={body}
        sx={{ maxHeight: '70vh', display: 'grid', gap: 2, alignContent: 'start', '&&': { paddingBlockStart: 1 } }}
      >
        {children}
      </DialogContent>
      {(closeLabel || actions) && (
        <DialogActions>
          {closeLabel && <Button onClick={close}>{closeLabel}</Button>}
          {actions}
        </DialogActions>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t(messages.dropTitle)}
        text={t(messages.dropText)}
        confirmLabel={t(messages.dropConfirm)}
        cancelLabel={t(messages.dropCancel)}
        isDestructive
        onConfirm={drop}
        onCancel={() => {
          setIsAsking(false);
        }}
      />
    </Dialog>
  );
}

/** Leaves the focus alone when something inside has taken it already. */
function focusFirstField(body: HTMLElement | null) {
  if (!body || body.contains(document.activeElement)) return;
  body
    .querySelector<HTMLElement>(
      'input:not([disabled]), textarea:not([disabled]), [role="combobox"], button:not([disabled])',
    )
    ?.focus();
}
