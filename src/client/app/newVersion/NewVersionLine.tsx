import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { selectIsOutdated } from '#client/state/version';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { pageLoadChosen } from './events';
import { versionMessages } from './messages';

/** Says that a new version is served for as long as that is so; it stands among the notices and moves no row. */
export function NewVersionLine() {
  const t = useT();
  const dispatch = useDispatch();
  const isOutdated = useSelector(selectIsOutdated);
  if (!isOutdated) return null;
  return (
    <PlainAlert
      severity="info"
      role="status"
      action={
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            dispatch(pageLoadChosen());
          }}
        >
          {t(versionMessages.load)}
        </Button>
      }
    >
      {t(versionMessages.ready)}
    </PlainAlert>
  );
}
