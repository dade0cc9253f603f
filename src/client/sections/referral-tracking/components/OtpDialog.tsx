import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';

import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { OTP_MAX_LENGTH } from '#contract/rules';
import { cleanOneTimePassword } from '#contract/text/typed';
import { referralMessages } from '../messages';

interface OtpDialogProps {
  isPending: boolean;
  failure: Pick<Failure, 'text' | 'detail'> | null;
  canSubmit: boolean;
  onSubmit: (otp: string) => void;
  onClose: () => void;
}

/** Asks for the one-time password (Spec 2 §2.1, §5); a refused one is selected, so that typing replaces it. */
export function OtpDialog({ isPending, failure, canSubmit, onSubmit, onClose }: OtpDialogProps) {
  const t = useT();
  const id = useId();
  const [otp, setOtp] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!failure || !canSubmit) return;
    input.current?.focus();
    input.current?.select();
  }, [canSubmit, failure]);
  const isReady = otp !== '' && canSubmit && !isPending;
  const type = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { value, selectionStart } = target;
    const caret = otpIn(value.slice(0, selectionStart ?? value.length)).length;
    // Before React does, which would put the caret at the end.
    target.value = otpIn(value);
    target.setSelectionRange(caret, caret);
    setOtp(target.value);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    setOtp(otpIn(event.clipboardData.getData('text')));
  };
  return (
    <Modal
      title={t(referralMessages.otpTitle)}
      size="sm"
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (isReady) onSubmit(otp);
      }}
      closeLabel={t(uiMessages.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={!isReady}>
          <span>{t(isPending ? referralMessages.otpVerifying : referralMessages.otpVerify)}</span>
        </Button>
      }
    >
      <div>{t(referralMessages.otpPrompt, { length: OTP_MAX_LENGTH })}</div>
      <FormControl fullWidth size="small" error={failure !== null}>
        <InputLabel htmlFor={id}>{t(referralMessages.otpLabel)}</InputLabel>
        <OutlinedInput
          id={id}
          inputRef={input}
          label={t(referralMessages.otpLabel)}
          value={otp}
          autoComplete="one-time-code"
          inputProps={{ maxLength: OTP_MAX_LENGTH, inputMode: 'numeric', spellCheck: false }}
          onPaste={paste}
          onChange={type}
        />
      </FormControl>
      {failure && <ErrorPanel failure={failure} />}
    </Modal>
  );
}

/** What was typed or pasted, cleaned, and only then cut to the length of a one-time password. */
function otpIn(text: string): string {
  return cleanOneTimePassword(text).slice(0, OTP_MAX_LENGTH);
}
