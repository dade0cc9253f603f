import type { DateText, Decimal, Id, TimeText, Translation } from '../common';
import { endpoint } from '../endpoint';
import type { TranslationDraft } from './catalogue';

/** A provider of home services; not the clinic of the directory (Spec 2 §3). */
export interface HomeProvider {
  id: Id;
  name?: string | null;
  description?: string | null;
  address?: string | null;
  city?: string | null;
  phone_number?: string | null;
  email?: string | null;
  latitude?: Decimal | null;
  longitude?: Decimal | null;
  is_active?: boolean;
  auto_confirmation?: boolean;
  logo?: string | null;
  banner_image?: string | null;
  rating?: Decimal | null;
  total_reviews?: number | null;
  price_range?: { currency?: string | null; min?: Decimal | null; max?: Decimal | null } | null;
  earliest_availability?: { date: DateText; time: TimeText } | null;
  translations?: Translation[] | null;
}

/** A home provider as it is sent, whole also by PUT (Spec 2 §7); what was `null` and left empty stays so. */
export interface HomeProviderDraft {
  name: string;
  description: string | null;
  address: string | null;
  city: string | null;
  phone_number: string | null;
  email: string | null;
  latitude: string;
  longitude: string;
  is_active: boolean;
  auto_confirmation: boolean;
}

/** A lab service that a provider offers at a price in AED (Spec 2 §3). */
export interface ServiceLink {
  id: Id;
  provider: Id;
  service: Id;
  price: Decimal;
  is_available: boolean;
}

/** A lab package that a provider offers at a price in AED (Spec 2 §3). */
export interface PackageLink {
  id: Id;
  provider: Id;
  package: Id;
  price: Decimal;
  is_available: boolean;
}

/** A nursing service that a provider offers at a price in AED, for so many minutes (Spec 2 §3). */
export interface NursingLink {
  id: Id;
  provider: Id;
  subcategory: Id;
  price: Decimal;
  duration_minutes: number | string;
  is_available: boolean;
}

/** What a link sends: the price as a plain decimal, everything else as read. */
export type LinkDraft<Link extends { id: Id; price: Decimal }> = Omit<Link, 'id' | 'price'> & { price: string };

/** The fields of a link that change; the others stay as they are (Spec 2 §7). */
export type LinkUpdate<Link extends { id: Id; price: Decimal }> = Partial<LinkDraft<Link>>;

/** Adds a home provider (Spec 2 §7). */
export const createHomeProvider = endpoint('provider', 'POST', '/api/v3/providers/', 'afterLook').carries<{
  body: HomeProviderDraft;
  images: 'logo' | 'banner_image';
  reply: HomeProvider;
}>();

/** Replaces a home provider; its pictures stay unless others are sent (Spec 2 §7). */
export const updateHomeProvider = endpoint('provider', 'PUT', '/api/v3/providers/{id}/', 'asItIs').carries<{
  body: HomeProviderDraft;
  images: 'logo' | 'banner_image';
  reply: HomeProvider;
}>();

/** Removes a home provider with its services and doctors (Spec 2 §5). */
export const deleteHomeProvider = endpoint('provider', 'DELETE', '/api/v3/providers/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** The translations of a home provider, one for each language that it has (Spec 2 §7). */
export const listHomeProviderTranslations = endpoint('provider', 'GET', '/api/v3/translations/providers/').carries<{
  query: { provider: Id };
  reply: Translation[];
}>();

/** Adds the translation of a home provider into one language, or replaces it (Spec 2 §7). */
export const translateHomeProvider = endpoint(
  'provider',
  'POST',
  '/api/v3/translations/providers/',
  'afterLook',
).carries<{
  body: TranslationDraft<'provider'>;
  reply: Translation;
}>();

/** The lab services that a home provider offers (Spec 2 §7). */
export const listServiceLinks = endpoint('provider', 'GET', '/api/v3/provider-services/').carries<{
  query: { provider: Id };
  reply: ServiceLink[];
}>();

/** Links a home provider to a lab service; one that it offers already is refused with 400 (Spec 2 §7). */
export const createServiceLink = endpoint('provider', 'POST', '/api/v3/provider-services/', 'afterLook').carries<{
  body: LinkDraft<ServiceLink>;
  reply: ServiceLink;
}>();

/** Changes those fields of a lab service link that are sent, and no other (Spec 2 §7). */
export const updateServiceLink = endpoint('provider', 'PUT', '/api/v3/provider-services/{id}/', 'asItIs').carries<{
  body: LinkUpdate<ServiceLink>;
  reply: ServiceLink;
}>();

/** Ends the offer of a lab service (Spec 2 §7). */
export const deleteServiceLink = endpoint('provider', 'DELETE', '/api/v3/provider-services/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** The lab packages that a home provider offers (Spec 2 §7). */
export const listPackageLinks = endpoint('provider', 'GET', '/api/v3/provider-packages/').carries<{
  query: { provider: Id };
  reply: PackageLink[];
}>();

/** Links a home provider to a lab package; one that it offers already is refused with 400 (Spec 2 §7). */
export const createPackageLink = endpoint('provider', 'POST', '/api/v3/provider-packages/', 'afterLook').carries<{
  body: LinkDraft<PackageLink>;
  reply: PackageLink;
}>();

/** Changes those fields of a lab package link that are sent, and no other (Spec 2 §7). */
export const updatePackageLink = endpoint('provider', 'PUT', '/api/v3/provider-packages/{id}/', 'asItIs').carries<{
  body: LinkUpdate<PackageLink>;
  reply: PackageLink;
}>();

/** Ends the offer of a lab package (Spec 2 §7). */
export const deletePackageLink = endpoint('provider', 'DELETE', '/api/v3/provider-packages/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** The nursing services that a home provider offers (Spec 2 §7). */
export const listNursingLinks = endpoint('provider', 'GET', '/api/v3/provider-nursing-subcategories/').carries<{
  query: { provider: Id };
  reply: NursingLink[];
}>();

/** Links a home provider to a nursing service; one that it offers already is refused with 400 (Spec 2 §7). */
export const createNursingLink = endpoint(
  'provider',
  'POST',
  '/api/v3/provider-nursing-subcategories/',
  'afterLook',
).carries<{
  body: LinkDraft<NursingLink>;
  reply: NursingLink;
}>();

/** Changes those fields of a nursing service link that are sent, and no other (Spec 2 §7). */
export const updateNursingLink = endpoint(
  'provider',
  'PUT',
  '/api/v3/provider-nursing-subcategories/{id}/',
  'asItIs',
).carries<{
  body: LinkUpdate<NursingLink>;
  reply: NursingLink;
}>();

/** Ends the offer of a nursing service (Spec 2 §7). */
export const deleteNursingLink = endpoint(
  'provider',
  'DELETE',
  '/api/v3/provider-nursing-subcategories/{id}/',
  'asItIs',
).carries<{ reply: void }>();
