import { namesIn } from '#client/lib/collation';
import { numberOf } from '#client/lib/counts';
import { say, textOf, type Message, type Text } from '#client/lib/text';
import { itemName, type NamedItem } from '#client/sections/home-services/shared/names';
import { textsOf } from '#client/sections/home-services/shared/translations/translations';
import type { Decimal, Id, Locale } from '#contract/common';
import { plainDecimal } from '#contract/text/numbers';
import type { LinkKind } from '../events';
import { linkMessages } from '../messages';
import type { LinkWorld } from '../sheets/linkSheet';

/** What a thing is called on paper in a language; `null` where it has no name in that one. */
export type NamesOnPaper = Readonly<Record<Locale, Text | null>>;

/** One line of a price list. */
export interface PriceLine {
  id: Id;
  names: NamesOnPaper;
  code: string;
  /** How long it takes, where that is a part of the offer. */
  minutes: number | null;
  /** The figures of its price in AED, `1,250.50`; `null` where it has none. */
  price: string | null;
  isAvailable: boolean;
}

/** The lines of one kind of links, with what stands above them. */
export interface PriceChapter {
  kind: LinkKind;
  title: Message;
  lines: readonly PriceLine[];
}

/** The names of a thing on paper; what has no English one goes by its own name or its code. */
export function namesOnPaper(item: NamedItem): NamesOnPaper {
  return { en: textsOf(item, 'en').name || itemName(item), ar: textsOf(item, 'ar').name || null };
}

/** The name in a language, else in English. */
export function nameIn({ en, ar }: NamesOnPaper, locale: Locale): Text {
  return (locale === 'ar' ? ar : null) ?? en ?? '';
}

/** What a provider offers of one kind as lines of paper, by name in a language; unavailable ones where wanted. */
export function priceLines(
  { links, byId }: LinkWorld,
  { sortedIn, hasUnavailable }: { sortedIn: Locale; hasUnavailable: boolean },
): PriceLine[] {
  const compare = namesIn(sortedIn);
  const lines = links
    .filter(({ is_available }) => is_available || hasUnavailable)
    .map(({ id, item: itemId, price, duration_minutes, is_available }): PriceLine => {
      const item = byId.get(String(itemId));
      return {
        id,
        names: item ? namesOnPaper(item) : { en: say(linkMessages.unknownItem, { id: itemId }), ar: null },
        code: item?.code ?? '',
        minutes: numberOf(duration_minutes),
        price: figuresOf(price),
        isAvailable: is_available,
      };
    });
  const known = (line: PriceLine) => Number(typeof nameIn(line.names, sortedIn) === 'string');
  const called = (line: PriceLine) => textOf(nameIn(line.names, sortedIn));
  return lines.sort((one, other) => known(other) - known(one) || compare(called(one), called(other)));
}

const twoPlaces = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function figuresOf(price: Decimal | null): string | null {
  const decimal = plainDecimal(String(price));
  return decimal === null ? null : twoPlaces.format(decimal as Intl.StringNumericLiteral);
}
