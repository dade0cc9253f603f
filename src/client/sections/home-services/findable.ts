import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { bestMatches } from '#client/lib/bestMatches';
import type { Message } from '#client/lib/text';
import { placeRevisited, type Address } from '#client/state/address';
import type { Findable, FoundThing, FindingKind, Offered } from '#client/state/findable';
import { planTitle } from '#client/ui/week/PlanHoursButton';
import type { Id } from '#contract/common';
import { arabicMessages } from './catalogue/arabic/messages';
import { homeDoctorKind, homeDoctorTexts } from './kinds/homeDoctor';
import { homeProviderTexts } from './kinds/homeProvider';
import { labPackageTexts } from './kinds/labPackage';
import { labServiceTexts } from './kinds/labService';
import { linkKinds } from './kinds/links';
import { subcategoryTexts } from './kinds/subcategory';
import { therapistKind, therapistTexts } from './kinds/therapist';
import { LINKING_PARTS } from './linking/LinkingTab';
import { linkMessages } from './linking/messages';
import { homeMessages } from './messages';
import { itemName, searchTextOf, type NamedItem } from './shared/names';
import { textsOf } from './shared/translations/translations';
import { STAFF_PARTS } from './staff/StaffTab';
import { TABS, type HomeTabId } from './tabs';

const leadTo = (params: Address['params']) => placeRevisited({ key: '', place: { section: 'home-services', params } });

/** What else each tab may be called by whoever looks for it. */
const ALSO_CALLED: Readonly<Record<HomeTabId, string>> = {
  categories: 'category categories fill Arabic names فئة فئات أسماء عربية',
  subcategories: 'subcategory branch فئة فرعية فئات فرعية',
  labServices: 'lab service test خدمة مختبر فحص تحليل خدمات المختبر',
  labPackages: 'lab package bundle باقة مختبر باقات',
  providers: 'home provider مقدم خدمة منزلية مقدمو الخدمات',
  linking: 'link price duration linking print price list ربط الخدمات أسعار سعر مدة طباعة قائمة',
  staff: 'doctor therapist staff أطباء معالجون طاقم',
  schedule: 'schedule hours availability أوقات جدول دوام',
};

const OF_TABS = TABS.map(({ id, label }): Offered => ({
  id: `home-services/${id}`,
  kind: 'place',
  label,
  detail: homeMessages.title,
  alsoCalled: ALSO_CALLED[id],
  event: leadTo({ tab: id }),
}));

const add = (id: HomeTabId, form: string, label: Message, alsoCalled: string): Offered => ({
  id: `verb/home-services/${form}`,
  kind: 'verb',
  label,
  detail: homeMessages.title,
  alsoCalled,
  event: leadTo({ tab: id, form }),
});

/** What else each sub-tab may be called. */
const PARTS_ALSO_CALLED: Readonly<Record<string, string>> = {
  services: 'linked lab services tests prices خدمات مختبر مرتبطة أسعار',
  packages: 'linked lab packages prices باقات مختبر مرتبطة أسعار',
  nursing: 'linked nursing services prices خدمات تمريض مرتبطة أسعار',
  doctors: 'home doctors staff أطباء طاقم',
  therapists: 'therapists physio staff معالجون علاج طبيعي طاقم',
};

const PARTS = { linking: LINKING_PARTS, staff: STAFF_PARTS };

/** The sub-tabs, whose provider is chosen there. */
const OF_PARTS = TABS.flatMap(({ id: tab, label: detail }) =>
  (tab === 'linking' || tab === 'staff' ? PARTS[tab] : []).map(({ id, label }, place): Offered => ({
    id: `home-services/${tab}/${id}`,
    kind: 'place',
    label,
    detail,
    alsoCalled: PARTS_ALSO_CALLED[id] ?? '',
    event: leadTo({ tab, ...(place > 0 && { part: id }) }),
  })),
);

/** What is made in a sub-tab, whose form opens by the name of its kind once a provider is chosen. */
const MADE_IN_PARTS: readonly Offered[] = (
  [
    ['linking', 'services', linkKinds.serviceLinks, linkMessages.linkNew, labServiceTexts.list],
    ['linking', 'packages', linkKinds.packageLinks, linkMessages.linkNew, labPackageTexts.list],
    ['linking', 'nursing', linkKinds.nursingLinks, linkMessages.linkNew, linkMessages.nursing],
    ['staff', 'doctors', homeDoctorKind, homeDoctorTexts.add, homeMessages.staff],
    ['staff', 'therapists', therapistKind, therapistTexts.add, homeMessages.staff],
  ] as const
).map(([tab, part, { name: form }, label, detail]) => ({
  ...add(tab, form, label, `new create ${PARTS_ALSO_CALLED[part] ?? ''} جديد إضافة`),
  detail,
  event: leadTo({ tab, part, form }),
}));

interface Catalogue {
  kind: FindingKind;
  tab: HomeTabId;
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
  offers: [
    ...OF_TABS,
    add('subcategories', 'subcategory', subcategoryTexts.add, 'new subcategory create فئة فرعية جديدة إضافة'),
    add('labServices', 'labService', labServiceTexts.add, 'new lab service test create خدمة مختبر جديدة إضافة فحص'),
    add('labPackages', 'labPackage', labPackageTexts.add, 'new lab package create باقة مختبر جديدة إضافة'),
    add('providers', 'homeProvider', homeProviderTexts.add, 'new home provider create مقدم خدمة منزلية جديد إضافة'),
    ...(
      [
        ['subcategories', subcategoryTexts.list],
        ['labServices', labServiceTexts.list],
        ['labPackages', labPackageTexts.list],
      ] as const
    ).map(([id, detail]) => ({
      ...add(id, 'import', homeMessages.import, 'import spreadsheet csv xlsx file paste استيراد ملف جدول'),
      id: `verb/home-services/import/${id}`,
      detail,
    })),
    add('linking', 'priceList', linkMessages.printPriceList, 'print price list paper طباعة قائمة أسعار'),
    add('linking', 'prices', linkMessages.changePrices, 'change prices raise lower percent تغيير رفع خفض أسعار'),
    add('linking', 'several', linkMessages.linkSeveral, 'link several services many ربط عدة خدمات'),
    ...OF_PARTS,
    ...MADE_IN_PARTS,
    add('schedule', 'plan', planTitle.planHours, 'plan hours week availability خطة أسبوع ساعات دوام'),
    {
      ...add('categories', 'arabic', arabicMessages.fill, 'fill arabic names translate تعبئة أسماء عربية ترجمة'),
      event: leadTo({ tab: 'categories' }),
    },
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
