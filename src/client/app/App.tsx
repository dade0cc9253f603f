import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';

import { LoginScreen, selectIsAuthenticated, selectIsRestoring } from '#client/features/session';
import { selectIsHalfDone } from '#client/state/halfDone';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/useT';
import { messages } from './messages';
import { NoticeHost } from './shell/NoticeHost';
import { loadedShell, loadShell } from './shellCode';
import type { Store } from './store';
import { theme } from './theme';
import { LeaveGuard } from './unfinished/LeaveGuard';

/** The language and the look of everything that the page shows, the start-up error included. */
export function LocaleAndTheme({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" defaultLocale="en">
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </IntlProvider>
  );
}

/** The whole product on one page. */
export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <Page />
      <NoticeHost />
      <LeaveGuard />
    </Provider>
  );
}

function Page() {
  const t = useT();
  const isRestoring = useSelector(selectIsRestoring);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isHalfDone = useSelector(selectIsHalfDone);
  if (isRestoring) return <Spinner label={t(messages.starting)} />;
  if (!isAuthenticated)
    return <LoginScreen productName={t(messages.product)} note={isHalfDone ? t(messages.halfDoneHere) : null} />;
  return (
    <ErrorBoundary text={t(messages.sectionFailed)} reloadLabel={t(messages.reload)}>
      <Suspense fallback={<Spinner label={t(messages.starting)} />}>
        <SignedIn />
      </Suspense>
    </ErrorBoundary>
  );
}

const LazyShell = lazy(async () => ({ default: await loadShell() }));

/** The shell: at once where its code is there already, which spares the first drawing a spinner. */
function SignedIn() {
  const [Shell] = useState(() => loadedShell() ?? LazyShell);
  return <Shell />;
}
