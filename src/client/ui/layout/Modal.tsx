import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { useCallback, useId, useRef, type ReactNode } from 'react';

import { useDiscardQuestion } from '../feedback/UseDiscardQuestion';
import { Discreet } from '../language/discreet';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
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
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isAsking = isOpen && isDirty;
  const { leave, question } = useDiscardQuestion(isAsking);
  const close = useCallback(() => leave(onClose), [leave, onClose]);
  // Back, and a notice that leads elsewhere, ask as well.
  useAskBeforeLeaving(isAsking, close);
  const maxWidth = size === 'custom' ? width : WIDTHS[size];
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: {
          ...(onSubmit && formProps(onSubmit)),
          ref: keepFocusInside,
          sx: { width: '100%', maxWidth, maxHeight: 'calc(100% - 32px)', margin: 2 },
        },
        transition: {
          onEntered: () => focusFirstField(body.current),
        },
      }}
    >
      <TitleLine id={titleId} title={title} onClose={close} />
      <DialogContent ref={body} sx={bodyLook}>
        {/* What somebody has opened says whom it is about. */}
        <Discreet value={false}>{children}</Discreet>
      </DialogContent>
      {(closeLabel || actions) && (
        <DialogActions sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, rowGap: 1 }}>
          {closeLabel && <Button onClick={close}>{closeLabel}</Button>}
          {actions}
        </DialogActions>
      )}
      {question}
    </Dialog>
  );
}

const bodyLook = {
  maxHeight: '70vh',
  display: 'grid',
  // What is wide, such as a grid, scrolls in itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  '&&': { paddingBlockStart: 1 },
  // A status that says nothing yet has no room of its own.
  '> :empty': { position: 'absolute' },
};

function TitleLine({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useT();
  return (
    // An id of its own: MUI would name the dialog by the whole line, which ends in "Close".
    <DialogTitle component="div" id={`${id}-line`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <h2 id={id} style={{ flex: 1, margin: 0, font: 'inherit' }}>
        {title}
      </h2>
      <IconAction label={t(uiMessages.close)} icon={<X size={18} />} onClick={onClose} />
    </DialogTitle>
  );
}

/** Makes a dialog a form; submitting it does not also submit a form that the dialog was opened from. */
function formProps(onSubmit: () => void) {
  return {
    component: 'form' as const,
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
    },
  };
}

/**
 * Gives the focus to the dialog at once when what had it is disabled, such as a button that was pressed, or gone, such
 * as a field in whose place an answer stands. A browser leaves it to the page, and MUI takes it back moments later, in
 * which no Escape is heard.
 */
function keepFocusInside(dialog: HTMLElement | null) {
  if (!dialog) return undefined;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isDisabled = dialog.contains(activeElement) && activeElement?.matches(':disabled');
    if (isDisabled || activeElement === body) dialog.focus();
  });
  observer.observe(dialog, { attributeFilter: ['disabled'], childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Finds the field of a form that the focus begins on. */
export const FIRST_FIELD = 'input:not([disabled]), textarea:not([disabled]), [role="combobox"], button:not([disabled])';

/** Focuses the first field of a dialog, unless somebody has moved the focus while it opened, such as into a menu. */
function focusFirstField(body: HTMLElement | null) {
  if (!body || !document.activeElement?.contains(body)) return;
  body.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}
