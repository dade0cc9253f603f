import { numberOf } from '#client/lib/counts';
import { ownValue } from '#client/lib/records';
import { say, type Message } from '#client/lib/text';
import { categoryKind } from '#client/sections/home-services/kinds/category';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { wholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { isYes, plainText, readWhole, readYesNo, yesNo } from '#client/sections/home-services/shared/sheets/cells';
import { cellFaults } from '#client/sections/home-services/shared/sheets/messages';
import type { SheetService } from '#client/sections/home-services/shared/sheets/sagas/applySheet';
import type { CellReading, SheetColumn } from '#client/sections/home-services/shared/sheets/sheet';
import type { Subcategory, SubcategoryDraft } from '#contract/homeServices/catalogue';
import { SUBCATEGORY_ORDER_MIN } from '#contract/rules';
import { folded } from '#contract/text/fold';
import { catalogueMessages, subcategoryTypeLabels } from '../messages';
import { catalogueSheet, parentIn, worldOf, type CatalogueWorld } from './catalogueSheet';
import { readingItems, savingItems, withCode } from './saveItems';

const LAB = 'lab_subcategory';

/** What the types are called in Arabic, by which a file is read whatever language is on screen. */
const TYPES_IN_ARABIC: Readonly<Record<string, string>> = {
  specialty: 'تخصص طبي',
  lab_subcategory: 'فئة مختبر فرعية',
  nursing_service: 'خدمة تمريض',
  therapy_type: 'نوع علاج',
};

const LABELS: Readonly<Record<string, Message | undefined>> = subcategoryTypeLabels;

function readType(text: string): CellReading {
  const said = folded(plainText(text));
  const type = Object.keys(LABELS).find((one) =>
    [one, LABELS[one]?.defaultMessage, TYPES_IN_ARABIC[one]].some((name) => name && folded(name) === said),
  );
  return type ? { value: type } : { fault: say(cellFaults.unknownType, { text: plainText(text) }) };
}

const COLUMNS: readonly SheetColumn<unknown>[] = [
  {
    id: 'type',
    head: catalogueMessages.type,
    arabic: 'النوع',
    read: readType,
    show: (value) => ownValue(LABELS, value) ?? value,
    examples: ['Lab Subcategory', 'Nursing Service', 'Doctor Specialty'],
  },
  {
    id: 'order',
    head: catalogueMessages.order,
    arabic: 'الترتيب',
    read: readWhole((order) => order >= SUBCATEGORY_ORDER_MIN, catalogueMessages.orderInvalid),
    isNumber: true,
    examples: ['1', '2', '3'],
  },
  {
    id: 'options',
    head: catalogueMessages.showTestOptions,
    arabic: 'إظهار خيارات التحليل',
    read: readYesNo,
    show: (value) => (isYes(value) ? catalogueMessages.yes : catalogueMessages.no),
    examples: ['Yes', 'No', 'No'],
  },
];

const sheet = catalogueSheet<Subcategory>({
  name: subcategoryKind.name,
  parent: {
    head: catalogueMessages.parentCategory,
    arabic: 'الفئة الرئيسية',
    examples: ['lab_tests', 'nursing_services', 'doctor_consultation'],
    of: ({ parent_category }) => parent_category,
    required: catalogueMessages.parentCategoryRequired,
  },
  names: { en: ['Blood Tests', 'Wound Care', 'Cardiology'], ar: ['تحاليل الدم', 'العناية بالجروح', 'أمراض القلب'] },
  columns: COLUMNS,
  ownValues: ({ subcategory_type, order, show_test_options }) => ({
    type: subcategory_type,
    order: String(numberOf(order) ?? ''),
    options: yesNo(show_test_options),
  }),
  check: ({ type, options }, now) => ({
    type: now === null && type === undefined ? catalogueMessages.typeRequired : undefined,
    options: isYes(options) && (type ?? now?.type) !== LAB ? cellFaults.onlyLab : undefined,
  }),
  passedOver: ['Description', 'الوصف', 'Test options', 'خيارات التحليل'],
});

/** The subcategories as their sheet is read and saved. */
export const subcategorySheet: SheetService<Subcategory, CatalogueWorld<Subcategory>> = {
  sheet,
  ...readingItems(subcategoryKind, [wholeList(subcategoryKind, {}), wholeList(categoryKind, {})]),
  selectWorld: (state) => {
    const [items, parents] = [subcategoryKind.selectRows(state, {}), categoryKind.selectRows(state, {})];
    return items && parents && worldOf(items, parents);
  },
  prepare: withCode,
  ...savingItems({
    kind: subcategoryKind,
    inBody: ['parent', 'type', 'order', 'options'],
    bodyOf: (item: Subcategory | null, wanted, world): SubcategoryDraft => {
      const type = wanted.type ?? item?.subcategory_type ?? '';
      const isShown = wanted.options === undefined ? (item?.show_test_options ?? false) : isYes(wanted.options);
      return {
        parent_category: parentIn(world, wanted.parent) ?? item?.parent_category ?? '',
        code: item?.code ?? wanted.code ?? '',
        subcategory_type: type,
        order: Number(wanted.order ?? item?.order ?? SUBCATEGORY_ORDER_MIN),
        show_test_options: type === LAB && isShown,
      };
    },
  }),
};
