import { numberOf } from '#client/lib/counts';
import { nullsKept } from '#client/lib/records';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { OF_LABS, subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { wholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import {
  isYes,
  plainText,
  readText,
  readWhole,
  readYesNo,
  yesNo,
} from '#client/sections/home-services/shared/sheets/cells';
import type { SheetService } from '#client/sections/home-services/shared/sheets/sagas/applySheet';
import type { SheetColumn } from '#client/sections/home-services/shared/sheets/sheet';
import type { Id } from '#contract/common';
import type { LabService, LabServiceDraft } from '#contract/homeServices/catalogue';
import { LAB_SERVICE_DURATION } from '#contract/rules';
import { catalogueMessages } from '../messages';
import { catalogueSheet, parentIn, worldOf, type CatalogueWorld } from './catalogueSheet';
import { readingItems, savingItems } from './saveItems';

/** The column of a sheet that says to which subcategory of lab tests an item belongs. */
export const OF_LAB_SUBCATEGORY = {
  head: catalogueMessages.subcategory,
  arabic: 'الفئة الفرعية',
  examples: ['Blood Tests', 'Urine Tests', 'Blood Tests'],
  of: ({ subcategory }: { subcategory: Id }) => subcategory,
  required: catalogueMessages.subcategoryRequired,
} as const;

const COLUMNS: readonly SheetColumn<unknown>[] = [
  {
    id: 'sample',
    head: catalogueMessages.sampleType,
    arabic: 'نوع العينة',
    read: readText,
    examples: ['Blood', 'Urine', 'Blood'],
  },
  {
    id: 'duration',
    head: catalogueMessages.durationMinutes,
    arabic: 'المدة (بالدقائق)',
    read: readWhole((minutes) => minutes >= LAB_SERVICE_DURATION.min, catalogueMessages.durationInvalid),
    isNumber: true,
    examples: ['15', '20', '30'],
  },
  {
    id: 'fasting',
    head: catalogueMessages.requiresFasting,
    arabic: 'يتطلب الصيام',
    read: readYesNo,
    show: (value) => (isYes(value) ? catalogueMessages.yes : catalogueMessages.no),
    examples: ['Yes', 'No', 'No'],
  },
];

const sheet = catalogueSheet<LabService>({
  name: labServiceKind.name,
  parent: OF_LAB_SUBCATEGORY,
  names: { en: ['Glucose', 'Urine Culture', 'Vitamin D'], ar: ['سكر الدم', 'مزرعة البول', 'فيتامين د'] },
  columns: COLUMNS,
  ownValues: ({ sample_type, duration_minutes, requires_fasting }) => ({
    sample: plainText(sample_type ?? ''),
    duration: String(numberOf(duration_minutes) ?? ''),
    fasting: yesNo(requires_fasting),
  }),
  check: ({ code }, now) => ({ code: now === null && code === undefined ? catalogueMessages.codeRequired : undefined }),
  passedOver: ['Fasting', 'الصيام'],
});

/** The lab services as their sheet is read and saved. */
export const labServiceSheet: SheetService<LabService, CatalogueWorld<LabService>> = {
  sheet,
  ...readingItems(labServiceKind, [wholeList(labServiceKind, {}), wholeList(subcategoryKind, OF_LABS)]),
  selectWorld: (state) => {
    const [items, parents] = [labServiceKind.selectRows(state, {}), subcategoryKind.selectRows(state, OF_LABS)];
    return items && parents && worldOf(items, parents);
  },
  ...savingItems({
    kind: labServiceKind,
    inBody: ['parent', 'enDescription', 'sample', 'duration', 'fasting'],
    bodyOf: (item: LabService | null, wanted, world) => {
      const whole = {
        subcategory: parentIn(world, wanted.parent) ?? item?.subcategory ?? '',
        code: item?.code ?? wanted.code ?? '',
        description: wanted.enDescription ?? item?.description ?? '',
        requires_fasting: wanted.fasting === undefined ? (item?.requires_fasting ?? false) : isYes(wanted.fasting),
        sample_type: wanted.sample ?? item?.sample_type ?? '',
        duration_minutes: minutesOf(item, wanted.duration),
      };
      return nullsKept<LabServiceDraft>(whole, item);
    },
  }),
};

/** The minutes that are wanted, or those that it has; a service may say that it has none. */
function minutesOf(item: LabService | null, wanted: string | undefined): number | null {
  if (wanted !== undefined) return Number(wanted);
  return item?.duration_minutes === null ? null : (numberOf(item?.duration_minutes) ?? LAB_SERVICE_DURATION.initial);
}
