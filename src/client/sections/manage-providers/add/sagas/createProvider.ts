import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { say } from '#client/lib/text';
import { providerCreated, type providerSubmitted } from '#client/sections/manage-providers/directory/events';
import { manageProvidersKeys } from '#client/sections/manage-providers/directory/keys';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import type { NewProviderForm } from '#client/sections/manage-providers/directory/validation';
import { keepPasswordToShow } from '#client/sections/manage-providers/passwords/passwords';
import { announceIfLeft } from '#client/sections/manage-providers/passwords/sagas/announceIfLeft';
import { choosePassword } from '#client/sections/manage-providers/passwords/sagas/choosePassword';
import { selectAddress } from '#client/state/address';
import { ask, valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import { writeUnknown } from '#client/state/writes/unknown';
import type { Write } from '#client/state/writes/write';
import type { Provider, ProviderDraft } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';

/**
 * Creates a provider with its account, and has a random password shown once the provider exists (Spec 1 §9); when the
 * answer is lost, it is looked up.
 */
export function* createProvider({ payload }: ReturnType<typeof providerSubmitted>) {
  const place = yield* select(selectAddress);
  const { password, isRandom } = yield* choosePassword();
  const { id } = yield* call(createOnce, draftOf(payload, password), isRandom);
  if (isRandom) yield* call(keepPasswordToShow, manageProvidersKeys.create, password);
  yield* put(providerCreated(id));
  yield* call(announceIfLeft, {
    key: manageProvidersKeys.create,
    form: 'add' as const,
    place,
    text: directoryMessages.created,
    detail: say(directoryMessages.createdId, { id }),
  });
}

/**
 * Creates a provider, unless an earlier try of which nobody could tell has; that one then gets the random password of
 * this try. Where it may not have got it the write stays unknown, so that the next try finds it again.
 */
export function* createOnce(draft: ProviderDraft, isRandom: boolean): SagaGenerator<Provider> {
  const { create } = manageProvidersKeys;
  const outcome = yield* settleOf(create, creatingOne, draft);
  const provider = valueOf(outcome);
  if (!isRandom || outcome.is !== 'accepted' || !outcome.isEarlier) return provider;
  const answer = yield* ask(directoryApi.setProviderPassword, provider.id, draft.provider_user.password);
  if (answer.is !== 'accepted') yield* put(writeUnknown(create));
  valueOf(answer);
  return provider;
}

/** Creates a provider, and finds it by its e-mail and its name when the answer is lost. */
export const creatingOne = {
  send: directoryApi.createProvider,
  find: findCreated,
} satisfies Write<[ProviderDraft], Provider>;

function* findCreated({ provider_user, name }: ProviderDraft): SagaGenerator<Provider | null> {
  const found = yield* call(directoryApi.findProvidersByEmail, provider_user.email);
  return found.find((provider) => provider.name === name) ?? null;
}

/** Completes the form with the fixed values of the product (Spec 1 §9). */
function draftOf({ provider_user, location, ...provider }: NewProviderForm, password: string): ProviderDraft {
  const { is_active, is_staff, is_superuser, provider_type, auto_confirmation, country, postal_code } = NEW_PROVIDER;
  return {
    ...provider,
    provider_type,
    auto_confirmation,
    provider_user: { ...provider_user, password, is_active, is_staff, is_superuser },
    location: {
      ...location,
      name: provider.name,
      country,
      postal_code,
      latitude: location.latitude || null,
      longitude: location.longitude || null,
    },
  };
}
