import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { awayContinued } from './events';
import { awayMessages } from './messages';
import { selectKeptPlan } from './selectors';

/** Offers to go on with a plan of this doctor that was cut off: the notice of it lies behind the dialog. */
export function KeptPlan({ doctor }: { doctor: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const kept = useSelected(selectKeptPlan, doctor);
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
