import Button from '@mui/material/Button';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { onDemand } from '#client/device/onDemand';
import { noticeShown } from '#client/state/notices';
import { useT } from '#client/ui/language/useT';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { FreeTime, Scope } from './events';
import { firstFreeFailures, firstFreeTitle } from './messages';

/** The dialog, which few visits need. */
export const dialogCode = onDemand(
  async () => (await import(/* webpackChunkName: "first-free" */ './late/FirstFreeDialog')).FirstFreeDialog,
);

interface FirstFreeProps {
  scope: Scope;
  size?: 'small' | 'medium';
  /** A person chose a time; the dialog closes. */
  onTimeChosen: (time: FreeTime) => void;
  /** A person wants to know who could come at a time; the dialog closes. */
  onSoonerWanted?: (time: FreeTime) => void;
}

/** The button that opens the search for the next free times; its dialog is fetched when it is first wanted. */
export function FirstFree({ size = 'medium', ...props }: FirstFreeProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [Dialog, load] = useOnDemand(dialogCode);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        startIcon={<Clock size={15} />}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          load(() => {
            close();
            dispatch(noticeShown({ kind: 'error', text: firstFreeFailures.find }));
          });
        }}
      >
        {t(firstFreeTitle)}
      </Button>
      {isOpen && Dialog && (
        <Dialog
          {...props}
          onTimeChosen={(time) => {
            close();
            props.onTimeChosen(time);
          }}
          {...(props.onSoonerWanted && {
            onSoonerWanted: (time: FreeTime) => {
              close();
              props.onSoonerWanted?.(time);
            },
          })}
          onClose={close}
        />
      )}
    </>
  );
}
