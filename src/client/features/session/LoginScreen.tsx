import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';

import type { Credentials } from '../../../contract/auth';
import { useRequest } from '../../state/hooks';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { TextInput } from '../../ui/Field';
import { Logo } from '../../ui/Logo';
import { useWords } from '../../ui/useWords';
import { messages } from './messages';
import { sessionKeys } from './sagas';
import { loginSubmitted } from './slice';
import { loginSchema } from './validation';

/** Logo and login form: all there is before somebody is signed in (Spec 1 §2). */
export function LoginScreen({ productName }: { productName: string }) {
  const words = useWords();
  const dispatch = useDispatch();
  const { isPending, failure } = useRequest(sessionKeys.signIn);
  const { control, handleSubmit } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(loginSchema(words)),
  });
  const submit = handleSubmit((credentials) => { dispatch(loginSubmitted(credentials)); });

  return (
    <Box component="main" sx={{ minHeight: '100%', display: 'grid', placeItems: 'center', padding: 2 }}>
      <Box
        sx={{ width: '100%', maxWidth: 400, padding: 4, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.5 }}
      >
        <Logo name={productName} />
        <Typography component="h1" variant="h1" sx={{ marginBlock: '24px 4px' }}>{words(messages.title)}</Typography>
        <Typography sx={{ marginBlockEnd: 3, color: 'text.secondary' }}>{words(messages.prompt)}</Typography>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
          <TextInput control={control} name="email" label={words(messages.email)} type="email" autoComplete="username" />
          <TextInput control={control} name="password" label={words(messages.password)} type="password" autoComplete="current-password" />
          {failure && <ErrorPanel failure={failure} />}
          <Button type="submit" variant="contained" size="large" disabled={isPending}>
            {words(isPending ? messages.submitting : messages.submit)}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
