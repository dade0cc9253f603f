import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectHasDrafts } from '#client/state/forms/forms';
import { useRequest } from '#client/state/requests/useRequest';
import { ConfirmOnDemand } from '#client/ui/feedback/ConfirmOnDemand';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { signOutChosen, unlockSubmitted } from '../events';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { SessionCard } from '../SessionCard';
import { lockMessages } from './messages';

/** What stands in place of the page while the desk is locked (decisions: unattended desk). */
export function LockScreen({ productName }: { productName: string }) {
  const t = useT();
  return (
    <SessionCard {...{ productName }} title={t(lockMessages.locked)} prompt={t(lockMessages.lockedPrompt)}>
      <UnlockForm />
      <SignOutButton />
    </SessionCard>
  );
}

function UnlockForm() {
  const t = useT();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { isPending, failure } = useRequest(sessionKeys.unlock);
  const [password, setPassword] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const focusField = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    focusField();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasEmpty(password === '');
    if (password) dispatch(unlockSubmitted(password));
    else focusField();
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <LabeledInput
        name="password"
        holds="password"
        label={t(sessionMessages.password)}
        autoComplete="current-password"
        value={password}
        error={wasEmpty && password === '' ? t(sessionMessages.passwordRequired) : undefined}
        onChange={setPassword}
      />
      {failure && <ErrorPanel failure={failure} />}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        <span>{t(isPending ? lockMessages.unlocking : lockMessages.unlock)}</span>
      </Button>
    </Box>
  );
}

/** Asks first where something typed would be lost. */
function SignOutButton() {
  const t = useT();
  const dispatch = useDispatch();
  const hasDrafts = useSelector(selectHasDrafts);
  const [isAsked, setIsAsked] = useState(false);
  const signOut = () => dispatch(signOutChosen());
  return (
    <>
      <Button
        fullWidth
        sx={{ marginBlockStart: 1 }}
        onClick={() => {
          if (hasDrafts || wouldLoseSomething()) setIsAsked(true);
          else signOut();
        }}
      >
        {t(lockMessages.signOut)}
      </Button>
      {isAsked && (
        <ConfirmOnDemand
          isOpen
          isDestructive
          title={t(lockMessages.signOutTitle)}
          text={t(lockMessages.signOutText)}
          confirmLabel={t(lockMessages.signOut)}
          cancelLabel={t(uiMessages.cancel)}
          onConfirm={signOut}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
