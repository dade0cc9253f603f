import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { useDocumentTitle } from '#client/ui/page/useDocumentTitle';
import type { Credentials } from '#contract/auth';
import { cleanCode } from '#contract/text/typed';
import { SessionCard } from '../components/SessionCard';
import { loginSubmitted } from '../events';
import { sessionKeys } from '../keys';
import { sessionMessages } from '../messages';
import { loginErrors } from './loginErrors';

interface LoginScreenProps {
  productName: string;
  /** What a person should know before signing in. */
  note: string | null;
  languageButton: ReactNode;
}

/** Logo, prompt and login form: all there is before somebody is signed in (Spec 1 §2). */
export function LoginScreen({ productName, note, languageButton }: LoginScreenProps) {
  const t = useT();
  useDocumentTitle(`${t(sessionMessages.title)} · ${productName}`);
  return (
    <SessionCard
      {...{ productName, note }}
      title={t(sessionMessages.title)}
      prompt={t(sessionMessages.prompt)}
      corner={languageButton}
    >
      <LoginForm />
    </SessionCard>
  );
}

/** The login form does without the form library, which would be most of the code that has to be loaded for it. */
function LoginForm() {
  const t = useT();
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(sessionKeys.signIn);
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' });
  const [wasRefused, setWasRefused] = useState(false);
  const credentials = { ...typed, email: cleanCode(typed.email) };
  const errors = loginErrors(credentials);

  const inputOf = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: wasRefused && errors[name] ? t(errors[name]) : undefined,
    onChange: (value: string) => setTyped((others) => ({ ...others, [name]: value })),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [wrong] = Object.keys(errors);
    setWasRefused(wrong !== undefined);
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    else dispatch(loginSubmitted(credentials));
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <LabeledInput {...inputOf('email')} holds="email" label={t(sessionMessages.email)} autoComplete="username" />
      <LabeledInput
        {...inputOf('password')}
        holds="password"
        label={t(sessionMessages.password)}
        autoComplete="current-password"
      />
      {failure && <ErrorPanel failure={failure} />}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        <span>{t(isPending ? sessionMessages.submitting : sessionMessages.submit)}</span>
      </Button>
    </Box>
  );
}
