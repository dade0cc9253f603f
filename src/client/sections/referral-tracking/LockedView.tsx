import Button from '@mui/material/Button';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { selectSettings } from '#client/state/settings';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { OtpDialog } from './components/OtpDialog';
import { otpDialogClosed, otpSubmitted } from './events';
import { referralTrackingKeys } from './keys';
import { referralMessages } from './messages';

/** The locked section; the dialog for the one-time password opens by itself, and again on demand (Spec 2 §2.1). */
export function LockedView() {
  const t = useT();
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(true);
  const { isPending, failure } = useRequest(referralTrackingKeys.verify);
  const isConfigured = useSelector(selectSettings).otpMobile !== '';
  return (
    <SectionFrame title={t(referralMessages.title)}>
      <EmptyState icon={LockKeyhole} text={t(referralMessages.locked)}>
        <Button variant="contained" onClick={() => setIsAsking(true)}>
          {t(referralMessages.enterCode)}
        </Button>
      </EmptyState>
      {isAsking && (
        <OtpDialog
          isPending={isPending}
          failure={isConfigured ? failure : { text: referralMessages.otpNotConfigured, detail: null }}
          canSubmit={isConfigured}
          onSubmit={(otp) => dispatch(otpSubmitted(otp))}
          onClose={() => {
            dispatch(otpDialogClosed());
            setIsAsking(false);
          }}
        />
      )}
    </SectionFrame>
  );
}
