import { homeMessages } from '#client/sections/home-services/messages';
import { textsOf, type Translated } from '../translations/translations';
import { plainText, readText } from './cells';
import { EXAMPLE } from './difference';
import type { SheetValues } from './events';
import type { SheetColumn } from './sheet';

/** The codes of the examples in a template, which are never imported. */
export const EXAMPLE_CODES = [`${EXAMPLE}-1`, `${EXAMPLE}-2`, `${EXAMPLE}-3`] as const;

/** What stands in the names of the examples of a template. */
export interface ExampleNames {
  en: SheetColumn<unknown>['examples'];
  ar: SheetColumn<unknown>['examples'];
}

/** The columns of the names in both languages. */
export function nameColumns({ en, ar }: ExampleNames) {
  const enName = { id: 'enName', head: homeMessages.enName, arabic: 'الاسم بالإنجليزية', read: readText, examples: en };
  const arName = { id: 'arName', head: homeMessages.arName, arabic: 'الاسم بالعربية', read: readText, examples: ar };
  return { enName, arName };
}

/** The columns of names and descriptions in both languages. */
export function textColumns(names: ExampleNames): readonly SheetColumn<unknown>[] {
  const { enName, arName } = nameColumns(names);
  const examples = ['', '', ''] as const;
  return [
    enName,
    { id: 'enDescription', head: homeMessages.enDescription, arabic: 'الوصف بالإنجليزية', read: readText, examples },
    arName,
    { id: 'arDescription', head: homeMessages.arDescription, arabic: 'الوصف بالعربية', read: readText, examples },
  ];
}

/** The texts of an item by these columns. */
export function textsInColumns(item: Translated): SheetValues {
  const [en, ar] = [textsOf(item, 'en'), textsOf(item, 'ar')];
  return {
    enName: plainText(en.name),
    enDescription: plainText(en.description),
    arName: plainText(ar.name),
    arDescription: plainText(ar.description),
  };
}

/** The heads of our own files, in both languages, that say nothing to any import. */
export const PASSED_OVER = ['Name', 'الاسم', 'Status', 'الحالة', 'Reason', 'السبب'];
