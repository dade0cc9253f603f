import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import type { Message } from '#client/lib/text';
import { deletionChosen, providerSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { formOpened } from '#client/state/formEvents';
import { selectIsAnyPending, selectRequest } from '#client/state/requests/requests';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { findProvidersByEmail, type Provider, type ProviderDraft } from '#contract/directory';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
beforeAll(async () => {
  backend = await startSmallBackend();
});
afterAll(() => backend.stop());

/** What the form sends for a provider with this e-mail. */
const submitted = (email: string) =>
  providerSubmitted({
    provider_user: { email },
    ...{ name: email, phone_number: '', description: '' },
    location: { address: 'Marina Walk', city: 'Dubai', state: 'Dubai', latitude: '', longitude: '' },
  });

let count = 0;

/** The e-mail that was last sent from the form of a tab since its page was loaded. */
function sentFrom({ log }: Desks, { name }: Tab): string | undefined {
  const loaded = log.all('loaded').findLast(({ tab }) => tab === name)?.at ?? 0;
  const sent = log
    .all('pressed')
    .flatMap(({ tab, at, event }) =>
      tab === name && at > loaded && providerSubmitted.match(event) ? event.payload.provider_user.email : [],
    );
  return sent.at(-1);
}

const endIn = (tab: Tab) => tab.see(selectRequest, manageProvidersKeys.create);

/** Save in the open form, or in a new one after a success, and Delete at every provider that was made. */
const buttonsOf =
  (desks: Desks) =>
  (tab: Tab): UnknownAction[][] => {
    const deletions = madeBy(desks).map(({ id, name }) => [deletionChosen({ kind: 'provider', id, name })]);
    const email = endIn(tab)?.status === 'succeeded' ? undefined : sentFrom(desks, tab);
    if (email) return [[submitted(email)], ...deletions];
    count += 1;
    return [[formOpened(manageProvidersKeys.create), submitted(`clinic-${count}@chance.example`)], ...deletions];
  };

/** What the form says of its provider is true, as far as its tab can know. */
function expectTruth(desks: Desks): void {
  for (const tab of desks.tabs) {
    const [end, email] = [endIn(tab), sentFrom(desks, tab)];
    const tries = postsIn(desks).flatMap((post) => (post.email === email ? post.status : []));
    if (end?.status === 'succeeded') expect(tries).toContain(201);
    // Where somebody deletes at the same time, what was made may be gone again.
    const isKept = !desks.log.all('pressed').some(({ event }) => deletionChosen.match(event));
    const isUnknown = tab.see(selectIsUnknown, manageProvidersKeys.create);
    const isDecided = end?.status === 'failed' && !isUnknown && tries.at(-1) !== 400;
    if (isDecided && isKept) expect(tries).not.toContain(201);
  }
}

/** The calls that were to make a provider, with the e-mail that was sent, and what came of them. */
function postsIn({ log }: Desks) {
  const posts = log.all('served').filter(({ method, path }) => method === 'POST' && path.endsWith('/providers/'));
  return posts.map(({ status, sent, reply }) => {
    const { name, provider_user } = sent as ProviderDraft;
    return { status, name, email: provider_user.email, id: (reply as Provider | null)?.id ?? 0 };
  });
}

const madeBy = (desks: Desks) => postsIn(desks).filter(({ status }) => status === 201);

it('a provider is made once, and gone when that is said, and only then', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const desks = new Desks(backend, fates, 'manage-providers');
      await desks.open();
      await desks.play(happenings, buttonsOf(desks));

      expectTruth(desks);
      for (const tab of desks.tabs) expect(tab.see(selectIsAnyPending)).toBe(false);
      const said = desks.log.all('told').map(({ notice }) => notice.text as Message);
      const pressed = desks.log.all('pressed').map(({ event }) => event);
      for (const { id, name, email } of madeBy(desks)) {
        const query = { provider_user__email: email };
        const { body: found } = await backend.call(findProvidersByEmail, { query });
        const isSaidGone = said.some((one) => one.id === directoryMessages.deleted.id && one.values?.name === name);
        const isDeleted = pressed.some((event) => deletionChosen.match(event) && event.payload.id === id);
        expect(found.length).toBeLessThanOrEqual(1);
        if (isSaidGone) expect(found).toEqual([]);
        if (!isDeleted) expect(found).toHaveLength(1);
      }
    }),
    runs(10),
  );
});
