import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { bestMatches } from '#client/lib/bestMatches';
import type { Message } from '#client/lib/text';
import { placeRevisited, type Address } from '#client/state/address';
import type { Findable, FoundThing, FindingKind, Offered } from '#client/state/findable';
import type { Id } from '#contract/common';
import { categoryTexts } from '../kinds/category';
import { homeProviderTexts } from '../kinds/homeProvider';
import { homeScheduleTexts } from '../kinds/homeSchedule';
import { labPackageTexts } from '../kinds/labPackage';
import { labServiceTexts } from '../kinds/labService';
import { subcategoryTexts } from '../kinds/subcategory';
import { homeMessages } from '../messages';
import { itemName, searchTextOf, type NamedItem } from '../shared/names';
import { textsOf } from '../shared/translations/translations';

const leadTo = (params: Address['params']) => placeRevisited({ key: '', place: { section: 'home-services', params } });

const tab = (id: string, label: Message, alsoCalled: string, params: Address['params'] = { tab: id }): Offered => ({
  id: `home-services/${id}`,
  kind: 'place',
  label,
  detail: homeMessages.title,
  alsoCalled,
  event: leadTo(params),
});

const add = (id: string, form: string, label: Message, alsoCalled: string): Offered => ({
  id: `verb/home-services/${form}`,
  kind: 'verb',
  label,
  detail: homeMessages.title,
  alsoCalled,
  event: leadTo({ tab: id, form }),
});

interface Catalogue {
  kind: FindingKind;
  tab: string;
  label: Message;
  list: () => Promise<readonly (NamedItem & { id: Id })[]>;
}

/** What is listed, which is asked for once a session. */
const CATALOGUE: readonly Catalogue[] = [
  { kind: 'service', tab: 'labServices', label: labServiceTexts.list, list: () => labServicesApi.list({}) },
  { kind: 'service', tab: 'subcategories', label: subcategoryTexts.list, list: () => subcategoriesApi.list({}) },
  { kind: 'package', tab: 'labPackages', label: labPackageTexts.list, list: () => labPackagesApi.list({}) },
  { kind: 'provider', tab: 'providers', label: homeProviderTexts.list, list: () => homeProvidersApi.list() },
];

/** The tabs of the catalogue, what is listed in them, and what is made in them. */
export const homeFindable: Findable<unknown> = {
  alsoCalled: 'home care lab nursing catalogue خدمات منزلية مختبر تمريض كتالوج',
  offers: [
    tab('categories', categoryTexts.list, 'category categories fill Arabic names فئة فئات أسماء عربية', {}),
    tab('subcategories', subcategoryTexts.list, 'subcategory branch فئة فرعية فئات فرعية'),
    tab('labServices', labServiceTexts.list, 'lab service test خدمة مختبر فحص تحليل خدمات المختبر'),
    tab('labPackages', labPackageTexts.list, 'lab package bundle باقة مختبر باقات'),
    tab('providers', homeProviderTexts.list, 'home provider مقدم خدمة منزلية مقدمو الخدمات'),
    tab(
      'linking',
      homeMessages.linking,
      'link price duration linking print price list ربط الخدمات أسعار سعر مدة طباعة قائمة',
    ),
    tab('staff', homeMessages.staff, 'doctor therapist staff أطباء معالجون طاقم'),
    tab('schedule', homeScheduleTexts.list, 'schedule hours availability أوقات جدول دوام'),
    add('subcategories', 'subcategory', subcategoryTexts.add, 'new subcategory create فئة فرعية جديدة إضافة'),
    add('labServices', 'labService', labServiceTexts.add, 'new lab service test create خدمة مختبر جديدة إضافة فحص'),
    add('labPackages', 'labPackage', labPackageTexts.add, 'new lab package create باقة مختبر جديدة إضافة'),
    add('providers', 'homeProvider', homeProviderTexts.add, 'new home provider create مقدم خدمة منزلية جديد إضافة'),
  ],
  async asked({ typed, t }, once) {
    const isArabic = t(homeMessages.title) !== homeMessages.title.defaultMessage;
    const nameOf = (item: NamedItem) => (isArabic && textsOf(item, 'ar').name) || itemName(item);
    const found = await Promise.all(
      CATALOGUE.map(async ({ kind, tab: id, label, list }) => {
        const items = await once.ofSession(`home-services/${id}`, list);
        return bestMatches(items, typed, { nameOf: searchTextOf }).map((item): FoundThing => ({
          id: `${id}/${item.id}`,
          kind,
          label: nameOf(item),
          detail: label,
          event: leadTo({ tab: id, ...(id === 'providers' ? { open: String(item.id) } : { q: nameOf(item) }) }),
        }));
      }),
    );
    return found.flat();
  },
};
