import './app/starting.css';
import './app/baseline.css';
import './app/forcedColors.css';
import '@fontsource-variable/inter';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';

import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { aheadOfNeed, firstScreenStands } from '#client/device/aheadOfNeed';
import { keepDroppedFilesOut } from '#client/device/droppedFiles';
import { followKeyboard } from '#client/device/keyboardOnScreen';
import { allowPicturesFrom } from '#client/device/pictureSource';
import { listenForPresses } from '#client/device/presses';
import { listenForSlowness } from '#client/device/slowness';
import { configureHttp } from './api/http';
import { loadAxios } from './api/send';
import { App, InLanguage } from './app/App';
import { restoreColorScheme } from './app/colorScheme';
import { loadConfig } from './app/config';
import { allAnswers, firstAnswer } from './app/firstAnswer';
import { firstView } from './app/firstView';
import { restoreLanguage } from './app/language/watchLanguage';
import { listenForUncaught } from './app/lastResort';
import { appMessages } from './app/messages';
import { rootSaga } from './app/rootSaga';
import { safetyNet } from './app/safetyNet';
import { StartError } from './app/shell/StartError';
import { createStore } from './app/store';
import { loginScreen, selectToken, tokenHolds, tokenRefused } from './features/session';
import { Problem } from './lib/problem';
import { setFirstDayOfWeek } from './lib/week';
import { setClinicZone } from './lib/zone';
import { listenForWork } from './state/sagas/untilQuiet';
import { listenForHands } from './state/sagas/untilUntouched';
import { settingsRead } from './state/settings';
import { readToken } from './state/tokenStorage';

listenForPresses();
keepDroppedFilesOut();
followKeyboard();
restoreColorScheme();
const store = createStore();
listenForUncaught(store.handleUncaught);
listenForWork();
listenForHands();
listenForSlowness();
const root = createRoot(document.getElementById('root') ?? document.body);

function show(content: ReactNode) {
  root.render(
    <StrictMode>
      <InLanguage store={store}>{content}</InLanguage>
    </StrictMode>,
  );
}

const languageRestored = store.runSaga(restoreLanguage).toPromise();

async function start() {
  const [{ baseUrls, pictureSources, timeZone, firstDayOfWeek, ...settings }] = await Promise.all([
    loadConfig(),
    readToken() === null ? loginScreen.load().catch(() => undefined) : firstView,
    languageRestored,
  ]);
  configureHttp({
    baseUrls,
    currentToken: () => selectToken(store.getState()),
    tokenHolds: () => store.runSaga(tokenHolds).toPromise(),
    onUnauthorized: () => store.dispatch(tokenRefused()),
  });
  allowPicturesFrom(pictureSources);
  setClinicZone(timeZone);
  setFirstDayOfWeek(firstDayOfWeek);
  store.dispatch(settingsRead(settings));
  store.runSaga(rootSaga, store);
  store.runSaga(safetyNet);
  await store.runSaga(firstAnswer).toPromise();
  show(<App />);
  aheadOfNeed(loadAxios);
  await store.runSaga(allAnswers).toPromise();
  firstScreenStands();
}

start().catch(async (error: unknown) => {
  await languageRestored;
  show(<StartError text={error instanceof Problem ? error.text : appMessages.startFailed} />);
});
