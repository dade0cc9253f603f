import { askFirstCall } from './app/askFirstCall';
import { preloadCode } from './app/preloadCode';
import { parseAddress } from './app/query';
import { knownSection } from './app/sectionIds';
import { readToken } from './state/tokenStorage';

const token = readToken();
const address = parseAddress(window.location.search, window.history.state);
const section = knownSection(address.section);

preloadCode(token === null ? 'login' : section);

/** Resolves once the first call is on its way, or is known not to be made. */
export const firstCallMade = askFirstCall(token, section, address.params);
