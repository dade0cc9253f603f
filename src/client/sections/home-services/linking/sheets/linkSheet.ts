import { numberOf } from '#client/lib/counts';
import { groupBy } from '#client/lib/groupBy';
import { say } from '#client/lib/text';
import { catalogueMessages } from '#client/sections/home-services/catalogue/messages';
import { homeMessages } from '#client/sections/home-services/messages';
import { itemName } from '#client/sections/home-services/shared/names';
import {
  codeKey,
  isYes,
  priceValue,
  readCode,
  readPrice,
  readWhole,
  readYesNo,
  yesNo,
} from '#client/sections/home-services/shared/sheets/cells';
import {
  EXAMPLE_CODES,
  nameColumns,
  PASSED_OVER,
  textsInColumns,
} from '#client/sections/home-services/shared/sheets/columns';
import { cellFaults } from '#client/sections/home-services/shared/sheets/messages';
import type { SheetKind, SheetColumn } from '#client/sections/home-services/shared/sheets/sheet';
import type { Id } from '#contract/common';
import { NURSING_DURATION } from '#contract/rules';
import type { Item, LinkOffer } from '../linkRows';
import { linkMessages } from '../messages';

/** A link with the id of what it links. */
export interface SheetLink extends LinkOffer {
  item: Id;
}

/** What the rows of a file of links are compared with: the links of a provider, and all that can be linked. */
export interface LinkWorld {
  links: readonly SheetLink[];
  items: readonly Item[];
  byId: ReadonlyMap<string, Item>;
}

/** The sheet of one kind of links, of which each is found by the code of what it links. */
export function linkSheet(name: string, hasDuration: boolean): SheetKind<SheetLink, LinkWorld> {
  return {
    name,
    columns: hasDuration ? [...ITEM, PRICE, DURATION, AVAILABLE] : [...ITEM, PRICE, AVAILABLE],
    passedOver: [...PASSED_OVER, 'Duration', 'المدة'],
    things: ({ links }) => links,
    valuesOf: ({ item, price, duration_minutes, is_available }, { byId }) => {
      const linked = byId.get(String(item));
      return {
        ...(linked && { code: linked.code, ...textsInColumns(linked) }),
        price: priceValue(price),
        duration: String(numberOf(duration_minutes) ?? ''),
        available: yesNo(is_available),
      };
    },
    nameOf: ({ item }, { byId }) => itemName(byId.get(String(item)) ?? {}),
    identify,
    check: ({ price }, now) => (now || price !== undefined ? {} : { price: cellFaults.priceRequired }),
    isMade: ({ item }, key) => String(item) === key,
  };
}

const isDuration = (minutes: number) => minutes >= NURSING_DURATION.min && minutes % NURSING_DURATION.step === 0;

const names = nameColumns({
  en: ['Glucose', 'Lipid Profile', 'Vitamin D'],
  ar: ['سكر الدم', 'دهون الدم', 'فيتامين د'],
});

const ITEM: readonly SheetColumn<unknown>[] = [
  { id: 'code', head: catalogueMessages.code, arabic: 'الرمز', read: readCode, examples: EXAMPLE_CODES },
  { ...names.enName, isNote: true },
  { ...names.arName, isNote: true },
];

const PRICE: SheetColumn<unknown> = {
  id: 'price',
  head: linkMessages.price,
  arabic: 'السعر',
  also: ['Price (AED)', 'السعر (درهم)'],
  read: readPrice,
  isNumber: true,
  examples: ['120.50', '85', '1250'],
};

const DURATION: SheetColumn<unknown> = {
  id: 'duration',
  head: catalogueMessages.durationMinutes,
  arabic: 'المدة (بالدقائق)',
  also: ['Duration', 'المدة'],
  read: readWhole(isDuration, say(linkMessages.durationInvalid, NURSING_DURATION)),
  isNumber: true,
  examples: ['45', '60', '90'],
};

const AVAILABLE: SheetColumn<unknown> = {
  id: 'available',
  head: homeMessages.available,
  arabic: 'متاح',
  read: readYesNo,
  show: (value) => (isYes(value) ? catalogueMessages.yes : catalogueMessages.no),
  examples: ['Yes', 'No', 'Yes'],
};

function identify({ links, items }: LinkWorld): ReturnType<SheetKind<SheetLink, LinkWorld>['identify']> {
  const byCode = groupBy(items, ({ code }) => codeKey(code));
  const byItem = new Map(links.map((link) => [String(link.item), link]));
  return ({ code }) => {
    if (code === undefined) return { is: 'fault', column: 'code', fault: catalogueMessages.codeRequired };
    const [item, ...others] = byCode.get(codeKey(code)) ?? [];
    if (!item) return { is: 'fault', column: 'code', fault: say(cellFaults.unknownCode, { text: code }) };
    if (others.length > 0) return { is: 'fault', column: 'code', fault: say(cellFaults.severalCodes, { text: code }) };
    const key = String(item.id);
    const thing = byItem.get(key);
    return thing ? { is: 'known', thing, key } : { is: 'new', key, name: itemName(item) };
  };
}
