import { weakMapMemoize } from 'reselect';
import { call } from 'typed-redux-saga';

import type { EntityTable } from '#client/entities/entityStore';
import { packageTests, type StoredLabPackage } from '#client/entities/homeServices';
import { nullsKept } from '#client/lib/records';
import { distinctTexts, say } from '#client/lib/text';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { OF_LABS, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { wholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import { once } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { plainText } from '#client/sections/home-services/shared/sheets/cells';
import type { SheetValues } from '#client/sections/home-services/shared/sheets/events';
import { rowReasons } from '#client/sections/home-services/shared/sheets/messages';
import type { SheetService } from '#client/sections/home-services/shared/sheets/sagas/applySheet';
import type { CellReading, SheetColumn } from '#client/sections/home-services/shared/sheets/sheet';
import type { LabPackageDraft, PackageTest } from '#contract/homeServices/catalogue';
import { PACKAGE_TEST_NAME_MAX } from '#contract/rules';
import { catalogueMessages } from '../messages';
import { testOfPackage, testStep } from '../sagas/createLabPackage';
import { catalogueSheet, parentIn, worldOf, type CatalogueWorld } from './catalogueSheet';
import { OF_LAB_SUBCATEGORY } from './labServiceSheet';
import { readingItems, savingItems, withCode, type ItemPart } from './saveItems';

/** A lab package with its tests themselves. */
export type WholePackage = Omit<StoredLabPackage, 'included_tests'> & { tests: readonly PackageTest[] };

const SEPARATORS = /[;؛]/;

/** The names of tests in a cell: each on a line of its own, or parted by semicolons. */
function namesIn(text: string): string[] {
  return distinctTexts(text.split(text.includes('\n') ? '\n' : SEPARATORS).map(plainText));
}

/** The same, as a cell has them; a name with a semicolon takes lines. */
function cellOfNames(names: readonly string[]): string {
  return names.some((name) => SEPARATORS.test(name)) ? `${names.join('\n')}\n` : names.join('; ');
}

function readTests(text: string): CellReading {
  const names = namesIn(text);
  const isTooLong = names.some((name) => name.length > PACKAGE_TEST_NAME_MAX);
  return isTooLong
    ? { fault: say(catalogueMessages.testNameTooLong, { max: PACKAGE_TEST_NAME_MAX }) }
    : { value: names.join('\n') };
}

/** The names of the first list that are not in the second. */
function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.some((other) => isSameText(name, other)));
}

const linesOf = (value: string) => (value === '' ? [] : value.split('\n'));

const TESTS: SheetColumn<unknown> = {
  id: 'tests',
  head: catalogueMessages.tests,
  arabic: 'التحاليل',
  read: readTests,
  show: (value) => cellOfNames(linesOf(value)),
  isSame: (now, wanted) => without(linesOf(wanted), linesOf(now)).length === 0,
  isAddedTo: true,
  note: (now, wanted) => {
    const kept = without(linesOf(now), linesOf(wanted));
    return kept.length > 0 ? say(rowReasons.keptTests, { names: kept.join('; ') }) : null;
  },
  examples: ['Glucose; Lipid Profile', 'Urine Culture', 'Vitamin D; Calcium; Iron'],
};

const sheet = catalogueSheet<WholePackage>({
  name: labPackageKind.name,
  parent: OF_LAB_SUBCATEGORY,
  names: { en: ['Heart Check', 'Kidney Check', 'Bone Check'], ar: ['فحص القلب', 'فحص الكلى', 'فحص العظام'] },
  columns: [TESTS],
  ownValues: ({ tests }) => ({ tests: tests.map(({ test_name }) => plainText(test_name)).join('\n') }),
  check: ({ tests }, now) => ({
    tests: now === null && tests === undefined ? catalogueMessages.testRequired : undefined,
  }),
  passedOver: [],
});

/** A package as the store has it, with its tests. */
export function wholePackage(
  { included_tests: ids, ...one }: StoredLabPackage,
  table: EntityTable<PackageTest>,
): WholePackage {
  return { ...one, tests: (ids ?? []).flatMap((id) => table[id] ?? []) };
}

const wholePackages = weakMapMemoize((items: readonly StoredLabPackage[], table: EntityTable<PackageTest>) =>
  items.map((one) => wholePackage(one, table)),
);

/** The lab packages as their sheet is read and saved; tests are only added. */
export const labPackageSheet: SheetService<WholePackage, CatalogueWorld<WholePackage>> = {
  sheet,
  ...readingItems(labPackageKind, [wholeList(labPackageKind, {}), wholeList(subcategoryKind, OF_LABS)]),
  selectWorld: (state) => {
    const [items, parents] = [labPackageKind.selectRows(state, {}), subcategoryKind.selectRows(state, OF_LABS)];
    return items && parents && worldOf(wholePackages(items, packageTests.selectTable(state)), parents);
  },
  prepare: withCode,
  ...savingItems({
    kind: labPackageKind,
    inBody: ['parent', 'enDescription'],
    bodyOf: (item: WholePackage | null, wanted, world) => {
      const whole = {
        subcategory: parentIn(world, wanted.parent) ?? item?.subcategory ?? '',
        code: item?.code ?? wanted.code ?? '',
        description: wanted.enDescription ?? item?.description ?? '',
        tests_count: item ? item.tests.length : linesOf(wanted.tests ?? '').length,
      };
      return nullsKept<LabPackageDraft>(whole, item);
    },
    partsOf: missingTests,
  }),
};

/** The tests that a package does not have yet, behind those that it has. */
function missingTests(
  item: WholePackage | null,
  { tests = '' }: SheetValues,
  { subcategory }: LabPackageDraft,
): ItemPart[] {
  const there = item?.tests ?? [];
  const names = without(
    linesOf(tests),
    there.map(({ test_name }) => test_name),
  );
  const last = Math.max(0, ...there.map(({ order }) => order));
  return names.map((name, at) => {
    const step = { ...testStep(name, last + at), id: `test ${name}` };
    return {
      step,
      *add(save, id) {
        yield* call(once, save, step.id, testOfPackage, id, name, last + 1 + at, subcategory);
      },
    };
  });
}
