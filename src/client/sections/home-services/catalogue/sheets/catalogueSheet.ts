import { weakMapMemoize } from 'reselect';

import { groupByEach } from '#client/lib/groupBy';
import { say, type Message, type Text } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { itemName } from '#client/sections/home-services/shared/names';
import { codeKey, plainCode, plainText, readCode } from '#client/sections/home-services/shared/sheets/cells';
import {
  EXAMPLE_CODES,
  PASSED_OVER,
  textColumns,
  textsInColumns,
  type ExampleNames,
} from '#client/sections/home-services/shared/sheets/columns';
import type { SheetValues } from '#client/sections/home-services/shared/sheets/events';
import { cellFaults } from '#client/sections/home-services/shared/sheets/messages';
import type { Identity, SheetColumn, SheetKind } from '#client/sections/home-services/shared/sheets/sheet';
import { textsOf, type Translated } from '#client/sections/home-services/shared/translations/translations';
import type { Id } from '#contract/common';
import { folded } from '#contract/text/fold';
import { catalogueMessages } from '../messages';

/** An item of the catalogue, as far as all kinds have it in common. */
interface CatalogueItem extends Translated {
  id: Id;
  code: string;
}

/** What the rows of a file of the catalogue are compared with: all items, and what they can belong to. */
export interface CatalogueWorld<Item> {
  items: readonly Item[];
  parents: readonly CatalogueItem[];
}

/** The world of these lists, the same one for the same lists. */
export const worldOf = weakMapMemoize(
  <Item>(items: readonly Item[], parents: CatalogueWorld<Item>['parents']): CatalogueWorld<Item> => ({
    items,
    parents,
  }),
);

/** What tells one kind of the catalogue from the others. */
interface CatalogueSheet<Item extends CatalogueItem> {
  name: string;
  /** What its items belong to, and what is said where a new one does not say it. */
  parent: Pick<SheetColumn<unknown>, 'head' | 'arabic' | 'examples'> & { of: (item: Item) => Id; required: Message };
  names: ExampleNames;
  /** The columns that it alone has. */
  columns: readonly SheetColumn<unknown>[];
  ownValues: (item: Item) => SheetValues;
  /** What else a row is checked by; `now` is `null` of a new one. */
  check: (values: SheetValues, now: SheetValues | null) => Readonly<Record<string, Text | undefined>>;
  /** Further heads of its grid, in both languages. */
  passedOver: readonly string[];
}

/** The sheet of one kind of the catalogue, whose items are found by their code, else by their English name. */
export function catalogueSheet<Item extends CatalogueItem>(
  kind: CatalogueSheet<Item>,
): SheetKind<Item, CatalogueWorld<Item>> {
  const { name, parent, names, columns, ownValues, check, passedOver } = kind;
  return {
    name,
    columns: [
      { id: 'code', head: catalogueMessages.code, arabic: 'الرمز', read: readCode, examples: EXAMPLE_CODES },
      parentColumn(parent),
      ...textColumns(names),
      ...columns,
    ],
    passedOver: [...PASSED_OVER, 'Translations', 'الترجمات', 'Actions', 'الإجراءات', ...passedOver],
    things: ({ items }) => items,
    valuesOf: (item) => ({
      code: plainCode(item.code),
      parent: String(parent.of(item)),
      ...textsInColumns(item),
      ...ownValues(item),
    }),
    nameOf: itemName,
    identify: ({ items }) => identifying(items, parent.of),
    check: (values, now) => ({
      ...(now === null && {
        parent: values.parent === undefined ? parent.required : undefined,
        enName: values.enName === undefined ? homeMessages.enNameRequired : undefined,
      }),
      arName: isNameless(values, now) ? cellFaults.arabicNameMissing : undefined,
      ...check(values, now),
    }),
    isMade: ({ code }, key) => codeKey(code) === key,
  };
}

/** Whether an Arabic description would stand without a name. */
function isNameless({ arName, arDescription }: SheetValues, now: SheetValues | null): boolean {
  return arDescription !== undefined && arName === undefined && !now?.arName && arDescription !== now?.arDescription;
}

/** What items can belong to, by code and by name in either language; made once for each list. */
const namedIn = weakMapMemoize((parents: readonly CatalogueItem[]) => ({
  byCode: groupByEach(parents, ({ code }) => [codeKey(code)]),
  byName: groupByEach(parents, (one) => [
    ...new Set([one.name ?? '', textsOf(one, 'en').name, textsOf(one, 'ar').name].map(foundName)),
  ]),
}));

/** Those that a text may mean: the one that has it as its code, else all that are called so. */
function meantBy(text: string, parents: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const { byCode, byName } = namedIn(parents);
  const coded = byCode.get(codeKey(text)) ?? [];
  const called = foundName(text) === '' ? [] : (byName.get(foundName(text)) ?? []);
  return coded.length === 1 ? coded : [...new Set([...coded, ...called])];
}

/** A name as one is found by it, whatever keyboard typed it. */
const foundName = (name: string) => folded(plainText(name));

/** A name as it tells items apart: without case. */
const nameKey = (name: string) => plainText(name).toLowerCase();

/** The column that says by name or by code what an item belongs to. */
function parentColumn({
  head,
  arabic,
  examples,
}: Pick<SheetColumn<unknown>, 'head' | 'arabic' | 'examples'>): SheetColumn<CatalogueWorld<unknown>> {
  return {
    ...{ id: 'parent', head, arabic, examples },
    read: (text, { parents }) => {
      const [one, ...others] = meantBy(text, parents);
      if (!one) return { fault: say(cellFaults.unknownName, { text: plainText(text) }) };
      return others.length > 0
        ? { fault: say(cellFaults.severalNames, { text: plainText(text) }) }
        : { value: String(one.id) };
    },
    show: (value, { parents }) => {
      const parent = parents.find(({ id }) => String(id) === value);
      if (!parent) return value;
      const name = textsOf(parent, 'en').name || itemName(parent);
      return meantBy(name, parents).every((one) => one === parent) ? name : parent.code;
    },
  };
}

function identifying<Item extends CatalogueItem>(
  items: readonly Item[],
  parentOf: (item: Item) => Id,
): (values: SheetValues) => Identity<Item> {
  const byCode = groupByEach(items, ({ code }) => [codeKey(code)]);
  let byName: ReadonlyMap<string, readonly Item[]> | undefined;
  const placeOf = (parent: string, name: string) => `${parent}\n${nameKey(name)}`;
  const known = (thing: Item): Identity<Item> => ({ is: 'known', thing, key: `#${thing.id}` });
  return ({ code, parent, enName }) => {
    if (code !== undefined) {
      const all = byCode.get(codeKey(code)) ?? [];
      const [one, ...others] = all.length > 1 ? all.filter((item) => String(parentOf(item)) === parent) : all;
      if (one && others.length === 0) return known(one);
      if (all.length > 0) return { is: 'fault', column: 'code', fault: say(cellFaults.severalCodes, { text: code }) };
      return { is: 'new', key: codeKey(code), name: enName ?? code, code };
    }
    if (enName === undefined) return { is: 'fault', column: 'code', fault: catalogueMessages.codeRequired };
    byName ??= groupByEach(items, (item) => {
      const { name } = textsOf(item, 'en');
      return [placeOf('', name), placeOf(String(parentOf(item)), name)];
    });
    const [one, ...others] = byName.get(placeOf(parent ?? '', enName)) ?? [];
    if (one && others.length === 0) return known(one);
    if (one) return { is: 'fault', column: 'enName', fault: say(cellFaults.severalNames, { text: enName }) };
    return { is: 'new', key: placeOf(parent ?? '', enName), name: enName };
  };
}

/** The id of what a row belongs to, as its service has it; `undefined` where the row does not say. */
export function parentIn<Item>({ parents }: CatalogueWorld<Item>, value: string | undefined): Id | undefined {
  return parents.find(({ id }) => String(id) === value)?.id;
}
