import { isObject } from '#client/lib/records';
import { say } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import type { Caller, Sent } from './caller';
import { conformMessages as messages } from './messages';
import { idOf } from './readings';

/** Removes what was made. */
export type Undo = () => Promise<void>;

/** How a thing is removed, and by which list it is seen that it has gone. */
interface Removal {
  by: Endpoint;
  list: Endpoint;
  query?: object;
  name: string;
}

/** A thing of Home Services: its calls, and what is sent. */
interface Made {
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  list: Endpoint;
  query?: object;
  name: string;
  draft: object;
  /** What a change sends, where that is not the whole draft. */
  change?: object;
}

/** Makes a thing, looks for it in its list, and changes it; its removal is noted. Resolves with its id. */
export async function makeAndChange(caller: Caller, undo: Undo[], made: Made): Promise<Id | null> {
  const { create, update, remove, list, query, name, draft, change } = made;
  const id = await make(caller, create, draft);
  if (id === null) return null;
  undo.push(remover(caller, id, { by: remove, list, query, name }));
  const listed = await caller.askList(list, { query });
  if (!listed.some((one) => String(one.id) === String(id)) && !caller.isPaged(list))
    caller.needed(list, messages.notShown);
  if (!change) await caller.ask(update, { params: { id }, body: draft });
  else await changeLink(caller, update, { params: { id }, body: change }, draft);
  return id;
}

/** Sends what changes alone, as the page does, and the whole link where that is not enough. */
async function changeLink(caller: Caller, update: Endpoint, sent: Sent, draft: object): Promise<void> {
  const heard = await caller.hear(update, sent);
  if (heard?.status !== 400) {
    caller.report.open(update.service, `${update.method} ${update.path}`);
    if (heard) caller.judge(update, heard);
    return;
  }
  if (await caller.ask(update, { ...sent, body: { ...draft, ...sent.body } }))
    caller.advise(update, messages.wholeLinks);
}

/** Adds a text in both languages, and changes one of them. */
export async function translate(caller: Caller, endpoint: Endpoint, owner: object, name: string): Promise<void> {
  for (const locale of ['en', 'ar']) await caller.ask(endpoint, { body: { ...owner, locale, name, description: '' } });
  const again = await caller.hear(endpoint, { body: { ...owner, locale: 'en', name: `${name}_2`, description: '' } });
  if (again && again.status >= 400) caller.advise(endpoint, say(messages.oneTranslation, { status: again.status }));
}

/** Makes a thing, and resolves with its id. */
export async function make(caller: Caller, endpoint: Endpoint, body: object): Promise<Id | null> {
  const heard = await caller.ask(endpoint, { body });
  return heard && isObject(heard.body) ? idOf(heard.body) : null;
}

/** Removes a thing, and looks whether it has gone. */
export function remover(caller: Caller, id: Id, { by, list, query, name }: Removal): Undo {
  return async () => {
    await caller.ask(by, { params: { id } });
    const left = await caller.askList(list, { query });
    if (left.some((one) => String(one.id) === String(id))) caller.needed(by, say(messages.stillThere, { name }));
  };
}
