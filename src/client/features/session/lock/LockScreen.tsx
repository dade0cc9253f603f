import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectHasDrafts } from '#client/state/forms/forms';
import { useRequest } from '#client/state/requests/useRequest';
import { ConfirmOnDemand } from '#client/ui/feedback/ConfirmOnDemand';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { SessionCard } from '../components/SessionCard';
import { renewalSubmitted, signOutChosen, unlockSubmitted } from '../events';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { selectIsLocked, selectRenewal, selectUser } from '../selectors';
import { lockMessages } from './messages';

/** Milliseconds in which a key was meant for the page that is covered: nobody has seen the field yet. */
const UNSEEN_MS = 500;

/** Milliseconds in which Enter sends nothing. */
const NO_ENTER_MS = 1000;

const UNLOCKING = {
  key: sessionKeys.unlock,
  submitted: unlockSubmitted,
  label: lockMessages.unlock,
  pending: lockMessages.unlocking,
};

const RENEWING = {
  key: sessionKeys.renew,
  submitted: renewalSubmitted,
  label: lockMessages.goOn,
  pending: lockMessages.goingOn,
};

interface LockScreenProps {
  productName: string;
  /** What is said of work that cannot go on before the password is typed; `null` where there is none. */
  workNote: string | null;
}

/**
 * What stands in place of the page while the desk is locked (decisions: unattended desk), or while the password is
 * asked for because the session ends (decisions: sessions).
 */
export function LockScreen({ productName, workNote }: LockScreenProps) {
  const t = useT();
  const isLocked = useSelector(selectIsLocked);
  const user = useSelector(selectUser);
  const hasEnded = useSelector(selectRenewal) === 'ended';
  const asks = isLocked ? UNLOCKING : RENEWING;
  const title = hasEnded ? lockMessages.ended : lockMessages.endsSoon;
  return (
    <SessionCard
      {...{ productName }}
      note={hasEnded ? workNote : null}
      title={t(isLocked ? lockMessages.locked : title)}
      prompt={t(isLocked ? lockMessages.lockedPrompt : lockMessages.renewalPrompt)}
    >
      {user && <Box sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>{t(lockMessages.signedInAs, { user })}</Box>}
      <PasswordForm key={asks.key} asks={asks} />
      <SignOutButton />
    </SessionCard>
  );
}

/** Takes no Enter in its first second, so that what was typed elsewhere never lands here. */
function PasswordForm({ asks }: { asks: typeof UNLOCKING | typeof RENEWING }) {
  const t = useT();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const { isPending, failure } = useRequest(asks.key);
  const [password, setPassword] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const focusField = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    shownAt.current = performance.now();
    focusField();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasEmpty(password === '');
    if (password) dispatch(asks.submitted(password));
    else focusField();
  };
  const refuseStrayKeys = (event: KeyboardEvent) => {
    const isStray = performance.now() - shownAt.current < (event.key === 'Enter' ? NO_ENTER_MS : UNSEEN_MS);
    if (isStray) event.preventDefault();
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={refuseStrayKeys}
      sx={{ display: 'grid', gap: 2 }}
    >
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
        <span>{t(isPending ? asks.pending : asks.label)}</span>
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
