import type { Message } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { FilterName } from '../events';
import type { ListFilter, Kind } from '../shared/kind/defineKind';
import { useKind, type ItemForm } from '../shared/kind/useKind';
import { useWithoutArabic } from '../shared/translations/ArabicMissing';
import type { Translated } from '../shared/translations/translations';
import { useFilter } from '../shared/useFilter';
import { catalogueMessages } from './messages';
import type { Choices } from './useChoices';

/** By what a list of the catalogue is narrowed, such as the subcategory of a lab service. */
interface Parent<Filter> {
  /** Its parameter in the address. */
  name: FilterName;
  label: Message;
  /** The filter that its choice makes, none before there is one. */
  filterOf: (chosen: string | undefined) => Filter;
}

/** What the form of an item takes from its tab: also what the item can belong to, and what a new one does at first. */
export interface CatalogueItemForm<Row, Body> extends ItemForm<Row, Body> {
  parents: readonly Choice[];
  parent: string;
}

/** The filter of a whole list. */
export const WHOLE = {};

/** The subcategory that lab services and lab packages are narrowed by. */
export const BY_SUBCATEGORY: Parent<{ subcategory?: Id }> = {
  name: 'subcategory',
  label: catalogueMessages.subcategory,
  filterOf: (subcategory) => ({ subcategory }),
};

/** A kind of the catalogue under the filters of the address: what its list, `CatalogueFilters` and form take. */
export function useCatalogueTab<Row extends Translated & { id: Id }, Body, Filter extends ListFilter>(
  kind: Kind<Row, Body, Filter>,
  { name, label, filterOf }: Parent<Filter>,
  { choices, list }: Choices,
) {
  const t = useT();
  const [chosen, choose] = useFilter(name);
  const tab = useKind(kind, filterOf(chosen || undefined));
  return {
    chosen,
    tab,
    list: { tab, narrowed: useWithoutArabic(tab.rows), choices: [list] },
    filter: { label: t(label), value: chosen, choices, onChange: choose },
    form: tab.form && { ...tab.form, parents: choices, parent: chosen },
  };
}
