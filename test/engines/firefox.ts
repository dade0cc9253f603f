import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';

import { findProgram } from '#test/support/programs';
import { startProgram } from './program';
import { actionsOf, type Engine, type Started, type Wire } from './wire';

/** Sends a command of WebDriver BiDi; what is refused is thrown with its words. */
type Send = <Reply = unknown>(method: string, params: object) => Promise<Reply>;

/** What BiDi sends: the answer to a command, or an event. */
interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  error?: string;
  message?: string;
}

/** What an evaluated expression comes to: here a text, which is JSON. */
interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Fine, and may stand over something. */
const MOUSE = 6;

/** Without a screen it knows of no mouse, and the page is for a finger. */
const SETTINGS = {
  'intl.accept_languages': 'en-GB',
  'browser.shell.checkDefaultBrowser': false,
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
};

const PROGRAM = findProgram('firefox', 'firefox-esr');

/** An installed Firefox without a window, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: PROGRAM !== undefined,
  packages: 'firefox-esr',
  keepsPages: false,
  start: () => start(PROGRAM),
};

async function start(command = ''): Promise<Started> {
  const profile = mkdtempSync(path.join(tmpdir(), 'mawid-firefox-'));
  const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), settings.join('\n'));
  const program = startProgram(command, ['--headless', '--remote-debugging-port=0', '--profile', profile]);
  const socket = new WebSocket(`${await program.says(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await once(socket, 'open');
  const faults: string[] = [];
  const send = sender(socket, faults);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    wire: await openTab(send),
    faults,
    stop: async () => {
      await send('browser.close', {});
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function sender(socket: WebSocket, faults: string[]): Send {
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    // A font that is on its way when the page is left is the browser's own line.
    else if (message.params?.level === 'error' && !message.params.text?.startsWith('downloadable font'))
      faults.push(message.params.text ?? '');
  });
  let last = 0;
  return async <Reply>(method: string, params: object) => {
    const id = ++last;
    const answer = new Promise<Message>((answered) => waiting.set(id, answered));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method} was refused: ${error}: ${message}`);
    return result as Reply;
  };
}

/** Opens a tab in front of the others. */
async function openTab(send: Send): Promise<Wire> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    perform: async (deeds) => {
      for (const deed of deeds) await send('input.performActions', { context, actions: actionsOf(deed) });
    },
    chooseFile: async (selector, file) => {
      const { nodes } = await send<{ nodes: [{ sharedId: string }] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] });
    },
    picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    newTab: () => openTab(send),
    toFront: () => send('browsingContext.activate', { context }),
    close: () => send('browsingContext.close', { context }),
  };
}
