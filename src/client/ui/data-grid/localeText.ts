import type { Translate } from '#client/lib/text';
import { gridMessages } from './messages';

/**
 * The texts of the grid's library, as far as it can show them here: filters, groups, its own menus and its own footer
 * are off.
 */
export function localeTextIn(t: Translate) {
  const selectAll = t(gridMessages.selectAll);
  return {
    noColumnsOverlayLabel: t(gridMessages.noColumns),
    columnHeaderSortIconLabel: t(gridMessages.sort),
    checkboxSelectionHeaderName: t(gridMessages.selection),
    checkboxSelectionSelectAllRows: selectAll,
    // A check box keeps its name when it is ticked.
    checkboxSelectionUnselectAllRows: selectAll,
  };
}
