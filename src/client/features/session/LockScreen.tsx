import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { untilFetched } from '#client/lib/onDemand';
import { selectHasDrafts } from '#client/state/forms/forms';
import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { Logo } from '#client/ui/Logo';
import { messages as uiMessages } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { signOutChosen, unlockSubmitted } from './events';
import { sessionKeys } from './keys';
import { messages } from './messages';

/** Fetched when the question is asked. */
const ConfirmDialog = lazy(() =>
  untilFetched(async () => ({ default: (await import('#client/ui/feedback/ConfirmDialog')).ConfirmDialog })),
);

/** What stands in place of the page while the desk is locked (decisions: unattended desk). */
export function LockScreen({ productName }: { productName: string }) {
  const t = useT();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 400,
          padding: 4,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
        }}
      >
        <Logo name={productName} />
        <Typography component="h1" variant="h1" sx={{ marginBlock: '24px 4px' }}>
          {t(messages.locked)}
        </Typography>
        <Typography sx={{ marginBlockEnd: 3, color: 'text.secondary' }}>{t(messages.lockedPrompt)}</Typography>
        <UnlockForm />
        <SignOutButton />
      </Box>
    </Box>
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
        type="password"
        label={t(messages.password)}
        autoComplete="current-password"
        value={password}
        error={wasEmpty && password === '' ? t(messages.passwordRequired) : undefined}
        onChange={({ target }) => {
          setPassword(target.value);
        }}
      />
      {failure && <ErrorPanel failure={failure} />}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {t(isPending ? messages.unlocking : messages.unlock)}
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
        {t(messages.signOut)}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            isDestructive
            title={t(messages.signOutTitle)}
            text={t(messages.signOutText)}
            confirmLabel={t(messages.signOut)}
            cancelLabel={t(uiMessages.cancel)}
            onConfirm={signOut}
            onCancel={() => {
              setIsAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
