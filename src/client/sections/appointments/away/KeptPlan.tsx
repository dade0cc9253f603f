import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { awayContinued } from './events';
import { awayMessages } from './messages';
import { selectKeptPlan } from './selectors';
import type { Absence } from './sent';

/** Offers to go on with a plan of this absence that was cut off: the notice of it lies behind the dialog. */
export function KeptPlan({ absence }: { absence: Absence }) {
  const t = useT();
  const dispatch = useDispatch();
  const kept = useSelected(selectKeptPlan, absence);
  if (!kept) return null;
  return (
    <PlainAlert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={() => dispatch(awayContinued({ ...kept }))}>
          {t(awayMessages.goOn)}
        </Button>
      }
    >
      {t(awayMessages.cutOff)}
    </PlainAlert>
  );
}
