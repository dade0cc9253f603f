import { readToken } from '#client/state/tokenStorage';
import { parseAddress } from './query';
import { loadSection } from './sectionCode';
import { loadShell } from './shellCode';

/**
 * Resolves once the code of the first view is there, or could not be fetched: the shell and the section that the
 * address names, where somebody is signed in. This module runs first, so that the code is on its way while the
 * libraries are being run.
 */
export const firstView: Promise<unknown> =
  readToken() === null
    ? Promise.resolve()
    : Promise.allSettled([
        loadShell(),
        loadSection(parseAddress(window.location.search, window.history.state).section),
      ]);
