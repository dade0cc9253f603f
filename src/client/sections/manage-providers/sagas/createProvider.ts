import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { Undecided } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { selectAddress } from '#client/state/address';
import type { Write } from '#client/state/sagas/sendOrFind';
import { findEarlier, sendOrFind } from '#client/state/sagas/sendOrFind';
import type { Provider, ProviderDraft } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
import type { providerSubmitted } from '../events';
import { providerCreated } from '../events';
import { manageProvidersKeys } from '../keys';
import { messages } from '../messages';
import { keepPasswordToShow } from '../passwords';
import type { NewProviderForm } from '../validation';
import { announceIfLeft } from './announceIfLeft';
import { choosePassword } from './choosePassword';

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
    text: messages.created,
    detail: say(messages.createdId, { id }),
  });
}

/**
 * Creates a provider, unless an earlier try of which nobody could tell has; that one then gets the random password of
 * this try. Throws `Undecided` where it may not have got it, so that the next try finds it again.
 */
export function* createOnce(draft: ProviderDraft, isRandom: boolean): SagaGenerator<Provider> {
  const { create } = manageProvidersKeys;
  const earlier = yield* call(findEarlier<[ProviderDraft], Provider>, create, creatingOne, draft);
  if (!earlier) return yield* call(sendOrFind<[ProviderDraft], Provider>, creatingOne, draft);
  try {
    if (isRandom) yield* call(directoryApi.setProviderPassword, earlier.id, draft.provider_user.password);
  } catch (error) {
    throw new Undecided(error);
  }
  return earlier;
}

/** Creates a provider, and finds it by its e-mail and its name when the answer is lost. */
export const creatingOne: Write<[ProviderDraft], Provider> = { send: sendDraft, find: findCreated };

function* sendDraft(draft: ProviderDraft): SagaGenerator<Provider> {
  return yield* call(directoryApi.createProvider, draft);
}

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
