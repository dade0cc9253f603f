import { isObject } from '#client/lib/records';
import { textOf } from '#client/lib/text';
import { isSameValue, type Fields } from '#client/lib/threeWay';
import type { Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import { fieldName } from '../forms/fieldName';
import { translationsIn, type ItemDraft, type ListedItem } from '../saving/items';
import { isSameTexts, localesOf, textsOf, type Translated } from '../translations/translations';

type Item = ListedItem & Translated & Fields;

/** What a form shows, by the names of its fields, and how the same is read of an item. */
export interface DraftFields {
  mine: Fields;
  fieldsOf: (item: object) => Fields;
}

/** Takes a draft apart into the fields of its form; what is only sent along, such as a code, nobody has typed. */
export function draftFields<Body>({ body, images = {}, texts = {} }: ItemDraft<Body>, typed: object): DraftFields {
  const known = Object.keys(typed);
  const places: { field: string; mine: unknown; of: (item: Item) => unknown }[] = [];
  for (const [wire, mine] of Object.entries(body as Fields)) {
    const field = fieldName(known, wire);
    const of = (item: Item) => (field === wire ? asSent(item[wire]) : textsOf(item, 'en')[wire as Part]);
    if (known.includes(field)) places.push({ field, mine, of });
  }
  for (const [locale, translation] of translationsIn(texts))
    for (const part of PARTS) {
      const field = fieldName(known, part, locale);
      const of = (item: Item) => (field === part ? item[part] : textsOf(item, locale)[part]);
      places.push({ field, mine: translation[part], of });
    }
  for (const [field, mine] of Object.entries(images))
    if (mine !== undefined) places.push({ field, mine, of: (item) => addressOf(item[field]) });
  return {
    mine: Object.fromEntries(places.map(({ field, mine }) => [field, mine])),
    fieldsOf: (item) => Object.fromEntries(places.map(({ field, of }) => [field, of(item as Item)])),
  };
}

/** The draft with the merged fields of its form, as it is sent for an item that is so `now`. */
export function draftWith<Body>(
  draft: ItemDraft<Body>,
  typed: object,
  fields: Fields,
  { opened, now }: { opened: object; now: object },
): ItemDraft<Body> {
  const { body, images, texts = {}, rewritten = LOCALES } = draft;
  const known = Object.keys(typed);
  const [before, item] = [opened as Item, now as Item];
  const merged = Object.entries(body as Fields).map(([wire, value]) => {
    const field = fieldName(known, wire);
    if (field in fields) return [wire, fields[field]];
    const isTheirs = item[wire] !== undefined && !isSameValue(asSent(item[wire]), asSent(before[wire]));
    return [wire, isTheirs ? asSent(item[wire]) : value];
  });
  const translated = translationsIn(texts).map(([locale]): [Locale, TranslatedTexts] => {
    const text = (part: Part) => textOf(fields[fieldName(known, part, locale)]);
    return [locale, { name: text('name'), description: text('description') }];
  });
  const isChanged = ([locale, wanted]: [Locale, TranslatedTexts]) =>
    rewritten.includes(locale) && !isSameTexts(wanted, textsOf(item, locale));
  return {
    ...draft,
    body: Object.fromEntries(merged) as Body,
    images: images && Object.fromEntries(Object.entries(images).map(([name]) => [name, fileIn(fields[name])])),
    texts: Object.fromEntries(translated),
    existing: localesOf(item) ?? draft.existing,
    rewritten: translated.filter(isChanged).map(([locale]) => locale),
  };
}

const PARTS = ['name', 'description'] as const;
type Part = (typeof PARTS)[number];

/** A value of an item as it is sent: lists of things, and things, as ids. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  return isObject(value) && 'id' in value ? value.id : value;
}

/** The address of a picture without its query, in which a service may sign it anew each time. */
function addressOf(picture: unknown): unknown {
  return typeof picture === 'string' ? picture.split('?')[0] : picture;
}

/** What is sent of a picture: theirs, an address, is kept by sending nothing. */
function fileIn(picture: unknown): File | null | undefined {
  return picture instanceof File || picture === null ? picture : undefined;
}
