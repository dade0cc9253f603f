import { configureHttp } from '#client/api/http';
import { loadAxios } from '#client/api/send';
import { loadConfig } from '#client/app/config';
import { allAnswers } from '#client/app/firstAnswer';
import { restoreLanguage } from '#client/app/language/watchLanguage';
import { rootSaga } from '#client/app/rootSaga';
import { safetyNet } from '#client/app/safetyNet';
import { createStore } from '#client/app/store';
import { firstScreenStands } from '#client/device/aheadOfNeed';
import { selectToken, tokenRefused } from '#client/features/session';
import { restCode } from '#client/sections/appointments/restCode';
import { passwordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { settingsRead } from '#client/state/settings';

/** The password that waits to be shown, which no store knows. */
export { passwordToShow };

/** Starts the product in the page at hand as `main.tsx` does, without its screens; returns its store. */
export async function startProduct() {
  const store = createStore();
  const languageRestored = store.runSaga(restoreLanguage).toPromise();
  const [{ baseUrls, ...settings }] = await Promise.all([loadConfig(), languageRestored]);
  configureHttp({
    baseUrls,
    currentToken: () => selectToken(store.getState()),
    onUnauthorized: () => store.dispatch(tokenRefused()),
  });
  // A list that is read again by itself would never let the desks come to rest.
  store.dispatch(settingsRead({ ...settings, refreshSeconds: 0 }));
  store.runSaga(rootSaga, store);
  store.runSaga(safetyNet);
  // A screen has its code fetched before anybody can press something in it.
  await Promise.all([loadAxios(), restCode.load()]);
  void store.runSaga(allAnswers).toPromise().then(firstScreenStands);
  return store;
}
