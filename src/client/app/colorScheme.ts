import { onDevice } from '#client/device/onDevice';

/** Where Material UI keeps the choice between light, dark and what the system wants. */
const MODE_KEY = 'mui-mode';

/**
 * Says in the page whether it is light or dark before anything is drawn. Material UI says it after its first drawing,
 * of which every element would then be styled once more, and seen in the wrong colours until then; its own script for
 * that would have to stand in the page, where the policy of the page allows none.
 */
export function restoreColorScheme(): void {
  const chosen = onDevice((storage) => storage.getItem(MODE_KEY), null);
  const wanted = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : wanted;
}
