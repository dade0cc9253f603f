import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { resetSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { selectResetId } from '#client/sections/manage-providers/directory/selectors';
import { formOpened } from '#client/state/formEvents';
import { selectIsAnyPending, selectRequest } from '#client/state/requests/requests';
import { createToken } from '#contract/auth';
import { createProvider } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
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

/** A provider and the password that it has before the day. */
interface Account {
  id: string;
  email: string;
  password: string;
}

let count = 0;

async function makeAccount(): Promise<Account> {
  count += 1;
  const { is_active, is_staff, is_superuser, provider_type, auto_confirmation, country, postal_code } = NEW_PROVIDER;
  const account = { email: `account-${count}@chance.example`, password: `the-first-password-${count}` };
  const place = { address: 'Marina Walk', city: 'Dubai', state: 'Dubai', latitude: null, longitude: null };
  const { body: made } = await backend.call(createProvider, {
    body: {
      provider_user: { ...account, is_active, is_staff, is_superuser },
      ...{ name: account.email, phone_number: '', description: '', provider_type, auto_confirmation },
      location: { ...place, name: account.email, country, postal_code },
    },
  });
  return { ...account, id: String(made.id) };
}

const endIn = (tab: Tab) => tab.see(selectRequest, manageProvidersKeys.reset);

/** Reset for either account in the open form, which is opened anew after a success; none while one is under way. */
function buttonsOf(tab: Tab, accounts: readonly Account[]): UnknownAction[][] {
  const end = endIn(tab);
  if (end?.status === 'pending') return [];
  const opening = end?.status === 'failed' ? [] : [formOpened(manageProvidersKeys.reset)];
  return accounts.map(({ email }) => [...opening, resetSubmitted(email)]);
}

/** The passwords that were set, in turn, each with its account and the tab that set it. */
function passwordsSet({ log }: Desks) {
  return log.taken('PATCH').map(({ at, tab, path, sent }) => {
    const { provider_user } = sent as { provider_user: { password: string } };
    return { at, tab, id: path.split('/').at(-2), password: provider_user.password };
  });
}

/** What the form says of the last reset is true, and the password that it shows is the one that this tab has set. */
function expectTruth(desks: Desks, tab: Tab): void {
  const end = tab.isSignedIn ? endIn(tab) : undefined;
  const pressed = desks.log.all('pressed').findLast((one) => one.tab === tab.name && resetSubmitted.match(one.event));
  const set = passwordsSet(desks).filter((one) => one.tab === tab.name && one.at > (pressed?.at ?? 0));
  if (end?.status === 'succeeded') {
    expect(set).toEqual([expect.objectContaining({ id: String(tab.see(selectResetId)) })]);
    expect(tab.passwordToShow(manageProvidersKeys.reset)).toBe(set[0]?.password);
  }
  const detail = end?.failure?.detail;
  const isSaidLost = typeof detail === 'object' && detail?.id === directoryMessages.resetLost.id;
  if (end?.status === 'failed' && !isSaidLost) expect(set).toEqual([]);
}

it('a password that is shown is the one that was set, and none is set where that is said', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const accounts = [await makeAccount(), await makeAccount()];
      const desks = new Desks(backend, fates, 'manage-providers');
      await desks.open();
      await desks.play(happenings, (tab) => buttonsOf(tab, accounts));

      for (const tab of desks.tabs) {
        expectTruth(desks, tab);
        expect(tab.see(selectIsAnyPending)).toBe(false);
      }
      for (const { id, email, password } of accounts) {
        const last = passwordsSet(desks).findLast((one) => one.id === id);
        const { access } = (await backend.call(createToken, { body: { email, password: last?.password ?? password } }))
          .body;
        expect(access).toBeTruthy();
      }
    }),
    runs(30),
  );
});
