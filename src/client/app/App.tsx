import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';

import { loginScreen, selectIsAuthenticated, selectIsRestoring } from '#client/features/session';
import type { LanguageCode } from '#client/lib/languages';
import { selectIsHalfDone } from '#client/state/halfDone/halfDone';
import { selectHasHijriDates, selectHasInitials, selectLanguage } from '#client/state/language';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary';
import { Spinner } from '#client/ui/feedback/Spinner';
import { Discreet } from '#client/ui/language/discreet';
import { HijriDates } from '#client/ui/language/HijriDate';
import { LanguageContext, useT } from '#client/ui/language/useT';
import { LanguageButton } from './language/LanguageButton';
import { loadedPack } from './language/languagePacks';
import { appMessages } from './messages';
import { ConfirmationHost } from './shell/ConfirmationHost';
import { NoticeHost } from './shell/NoticeHost';
import { OfflineHost } from './shell/OfflineLine';
import { useFocusFallback } from './shell/useFocusFallback';
import { loadedShell, wantShell } from './shellCode';
import type { Store } from './store';
import { LeaveGuard } from './unfinished/LeaveGuard';

/** Shows a part of the page, the start-up error included, in the language that the store names. */
export function InLanguage({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ShownLanguage>{children}</ShownLanguage>
    </Provider>
  );
}

function ShownLanguage({ children }: { children: ReactNode }) {
  const code = useSelector(selectLanguage);
  const { direction } = loadedPack(code);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = code;
    // To say it again has the direction of every text in the page worked out anew.
    if (page.dir !== direction) page.dir = direction;
  }, [code, direction]);
  return (
    <HijriDates value={useSelector(selectHasHijriDates)}>
      <Discreet value={useSelector(selectHasInitials)}>
        <LocaleAndTheme code={code}>{children}</LocaleAndTheme>
      </Discreet>
    </HijriDates>
  );
}

/** The sentences and the look of a language whose pack is there. */
export function LocaleAndTheme({ code = 'en', children }: { code?: LanguageCode; children: ReactNode }) {
  const { language, theme, cache } = loadedPack(code);
  return (
    <LanguageContext value={language}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode="system" noSsr>
          {children}
        </ThemeProvider>
      </CacheProvider>
    </LanguageContext>
  );
}

/** The whole product on one page. */
export function App() {
  return (
    <>
      <Page />
      <Discreet value={false}>
        <ConfirmationHost />
      </Discreet>
      <NoticeHost />
      <OfflineHost />
      <LeaveGuard />
    </>
  );
}

const findSection = () => document.getElementById('content');

function Page() {
  const t = useT();
  useFocusFallback(findSection);
  const isRestoring = useSelector(selectIsRestoring);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const starting = <Spinner label={t(appMessages.starting)} />;
  if (isRestoring) return starting;
  if (!isAuthenticated)
    return (
      <Suspense fallback={starting}>
        <SignedOut />
      </Suspense>
    );
  return (
    <ErrorBoundary text={t(appMessages.sectionFailed)} reloadLabel={t(appMessages.reload)}>
      <Suspense fallback={starting}>
        <SignedIn />
      </Suspense>
    </ErrorBoundary>
  );
}

const LazyShell = lazy(async () => ({ default: await wantShell() }));
const LazyLogin = lazy(async () => ({ default: await loginScreen.want() }));

/** The shell: at once where its code is there already, which spares the first drawing a spinner. */
function SignedIn() {
  const [Shell] = useState(() => loadedShell() ?? LazyShell);
  return <Shell />;
}

/** The login, in the same way. */
function SignedOut() {
  const t = useT();
  const isHalfDone = useSelector(selectIsHalfDone);
  const [Login] = useState(() => loginScreen.loaded() ?? LazyLogin);
  return (
    <Login
      productName={t(appMessages.product)}
      note={isHalfDone ? t(appMessages.halfDoneHere) : null}
      languageButton={<LanguageButton />}
    />
  );
}
