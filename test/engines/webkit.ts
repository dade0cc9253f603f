import { freePort, findProgram } from '#test/support/programs';
import { startProgram } from './program';
import { actionsOf, type Engine, type Started, type Wire } from './wire';

/** What WebDriver calls the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const DRIVER = findProgram('WebKitWebDriver');
const SCREEN = findProgram('Xvfb');

/** Asks the driver; what it refuses is thrown with its words. */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK by its driver, on a screen of its own that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: Boolean(DRIVER && SCREEN),
  packages: 'webkit2gtk-driver xvfb',
  keepsPages: true,
  start: () => start(DRIVER, SCREEN),
};

async function start(driver = '', xvfb = ''): Promise<Started> {
  const screen = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1440x940x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const display = `:${await screen.says(/^(\d+)$/m)}`;
  const program = startProgram(driver, [`--port=${port}`], { DISPLAY: display, LANG: 'en_GB.UTF-8' });
  const ask = askAt(`http://127.0.0.1:${port}`);
  await untilReady(ask);
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 940 });
  return {
    wire: wireOf(inSession, (await inSession('GET', '/window')) as string),
    faults: [],
    stop: async () => {
      await inSession('DELETE', '');
      await program.stop();
      await screen.stop();
    },
  };
}

function askAt(address: string): Ask {
  return async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(address + path, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path} was refused: ${error}: ${message}`);
  };
}

/** Waits until the driver listens: it does not say so. */
async function untilReady(ask: Ask): Promise<void> {
  const isReady = await ask('GET', '/status').then(
    () => true,
    () => false,
  );
  if (!isReady) await untilReady(ask);
}

function wireOf(ask: Ask, handle: string): Wire {
  /** The driver does what it is asked for in the tab that it was led to last. */
  const here: Ask = async (method, path, body) => {
    await ask('POST', '/window', { handle });
    return ask(method, path, body);
  };
  return {
    open: (url) => here('POST', '/url', { url }),
    back: () => here('POST', '/back', {}),
    evaluate: (expression) =>
      here('POST', '/execute/async', { script: `Promise.resolve(${expression}).then(arguments[0])`, args: [] }),
    perform: async (deeds) => {
      for (const deed of deeds) await here('POST', '/actions', { actions: actionsOf(deed) });
    },
    chooseFile: async (selector, path) => {
      const found = await here('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await here('POST', `/element/${id}/value`, { text: path });
    },
    picture: async () => (await here('GET', '/screenshot')) as string,
    newTab: async () => {
      // A tab behind others draws nothing, and what waits for a picture there waits for ever.
      const made = (await ask('POST', '/window/new', { type: 'window' })) as { handle: string };
      return wireOf(ask, made.handle);
    },
    toFront: () => ask('POST', '/window', { handle }),
    close: () => here('DELETE', '/window'),
  };
}
