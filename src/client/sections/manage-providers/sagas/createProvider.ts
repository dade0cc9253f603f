import { call, put, select } from 'typed-redux-saga';

import * as directoryApi from '#client/api/directory';
import { say } from '#client/lib/text';
import { selectAddress } from '#client/state/address';
import { selectSettings } from '#client/state/settings';
import { NEW_PROVIDER } from '#contract/rules';
import { manageProvidersKeys } from '../keys';
import { dialogMessages } from '../messages';
import { handOver, makePassword } from '../passwords';
import type { NewProvider, providerSubmitted } from '../slice';
import { providerCreated } from '../slice';
import { tellIfLeft } from './tellIfLeft';

/**
 * Creates a provider with the fixed values of the product and the configured password; without one a random password is
 * made and handed to the dialog once the provider exists (Spec 1 §9). Who has left the dialog is told.
 */
export function* createProvider({ payload }: ReturnType<typeof providerSubmitted>) {
  const place = yield* select(selectAddress);
  const { defaultProviderPassword } = yield* select(selectSettings);
  const password = defaultProviderPassword || (yield* call(makePassword));
  const { id } = yield* call(directoryApi.createProvider, draftOf(payload, password));
  if (!defaultProviderPassword) yield* call(handOver, manageProvidersKeys.create, password);
  yield* put(providerCreated(id));
  yield* call(tellIfLeft, {
    key: manageProvidersKeys.create,
    form: 'add' as const,
    place,
    text: dialogMessages.created,
    detail: say(dialogMessages.createdId, { id }),
  });
}

function draftOf({ provider_user, location, ...provider }: NewProvider, password: string) {
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
