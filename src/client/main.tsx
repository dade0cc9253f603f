import './app/starting.css';
import '@fontsource-variable/inter';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';

import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { configureHttp } from './api/http';
import { App, LocaleAndTheme } from './app/App';
import { loadConfig } from './app/config';
import { firstView } from './app/firstView';
import { messages } from './app/messages';
import { rootSaga } from './app/rootSaga';
import { StartError } from './app/shell/StartError';
import { createStore } from './app/store';
import { selectToken, tokenRefused } from './features/session';
import { Problem } from './lib/problem';
import { settingsRead } from './state/settings';

const root = createRoot(document.getElementById('root') ?? document.body);

function show(content: ReactNode) {
  root.render(
    <StrictMode>
      <LocaleAndTheme>{content}</LocaleAndTheme>
    </StrictMode>,
  );
}

async function start() {
  const [{ baseUrls, ...settings }] = await Promise.all([loadConfig(), firstView]);
  const store = createStore();
  configureHttp({
    baseUrls,
    currentToken: () => selectToken(store.getState()),
    onUnauthorized: () => store.dispatch(tokenRefused()),
  });
  store.dispatch(settingsRead(settings));
  store.runSaga(rootSaga, store.addReducers);
  show(<App store={store} />);
}

start().catch((error: unknown) => {
  show(<StartError text={error instanceof Problem ? error.text : messages.startFailed} />);
});
