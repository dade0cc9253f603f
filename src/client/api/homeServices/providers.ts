import type { Id, Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import type {
  HomeProviderDraft,
  LinkDraft,
  LinkUpdate,
  NursingLink,
  PackageLink,
  ServiceLink,
} from '#contract/homeServices/providers';
import * as contract from '#contract/homeServices/providers';
import { recordIn } from '../answers';
import { send, sendAndRead } from '../send';
import { sendList } from '../sendList';

/** The pictures of a provider: a file replaces one, `null` removes it, and without either it stays. */
interface ProviderFiles {
  logo?: File | null;
  banner_image?: File | null;
}

/** Providers of home services (Spec 2 §7). */
export const homeProvidersApi = {
  list: () => sendList(lists.listHomeProviders, {}),
  create: (body: HomeProviderDraft, images: ProviderFiles = {}) =>
    sendAndRead(contract.createHomeProvider, { body, images }, recordIn),
  update: (id: Id, body: HomeProviderDraft, images: ProviderFiles = {}) =>
    send(contract.updateHomeProvider, { params: { id }, body, images }),
  remove: (id: Id) => send(contract.deleteHomeProvider, { params: { id } }),
  translations: (provider: Id) => sendList(contract.listHomeProviderTranslations, { query: { provider } }),
  translate: (provider: Id, locale: Locale, texts: TranslatedTexts) =>
    send(contract.translateHomeProvider, { body: { provider, locale, ...texts } }),
};

/** Lab services that providers offer (Spec 2 §7). */
export const serviceLinksApi = {
  list: (query: { provider: Id }) => sendList(contract.listServiceLinks, { query }),
  create: (body: LinkDraft<ServiceLink>) => sendAndRead(contract.createServiceLink, { body }, recordIn),
  update: (id: Id, body: LinkUpdate<ServiceLink>) => send(contract.updateServiceLink, { params: { id }, body }),
  remove: (id: Id) => send(contract.deleteServiceLink, { params: { id } }),
};

/** Lab packages that providers offer (Spec 2 §7). */
export const packageLinksApi = {
  list: (query: { provider: Id }) => sendList(contract.listPackageLinks, { query }),
  create: (body: LinkDraft<PackageLink>) => sendAndRead(contract.createPackageLink, { body }, recordIn),
  update: (id: Id, body: LinkUpdate<PackageLink>) => send(contract.updatePackageLink, { params: { id }, body }),
  remove: (id: Id) => send(contract.deletePackageLink, { params: { id } }),
};

/** Nursing services that providers offer (Spec 2 §7). */
export const nursingLinksApi = {
  list: (query: { provider: Id }) => sendList(contract.listNursingLinks, { query }),
  create: (body: LinkDraft<NursingLink>) => sendAndRead(contract.createNursingLink, { body }, recordIn),
  update: (id: Id, body: LinkUpdate<NursingLink>) => send(contract.updateNursingLink, { params: { id }, body }),
  remove: (id: Id) => send(contract.deleteNursingLink, { params: { id } }),
};
