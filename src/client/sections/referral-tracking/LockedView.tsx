import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectSettings } from '#client/state/settings';
import { useRequest } from '#client/state/useRequest';
import { EmptyState } from '#client/ui/EmptyState';
import { SectionFrame } from '#client/ui/SectionFrame';
import { useWords } from '#client/ui/useWords';
import { OtpDialog } from './components/OtpDialog';
import { referralKeys } from './keys';
import { messages } from './messages';
import { otpSubmitted } from './slice';

/** The section before a code is verified; the dialog opens by itself, and again when asked for (Spec 2 §2.1). */
export function LockedView() {
  const words = useWords();
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(true);
  const { isPending, failure } = useRequest(referralKeys.verify);
  const isConfigured = useSelector(selectSettings).otpMobile !== '';
  return (
    <SectionFrame title={words(messages.title)}>
      <EmptyState text={words(messages.locked)}>
        <Button
          variant="contained"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {words(messages.enterCode)}
        </Button>
      </EmptyState>
      <OtpDialog
        isOpen={isAsking}
        isPending={isPending}
        failure={isConfigured ? failure : { text: messages.otpNotConfigured, detail: null }}
        canSubmit={isConfigured}
        onSubmit={(otp) => dispatch(otpSubmitted(otp))}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </SectionFrame>
  );
}
