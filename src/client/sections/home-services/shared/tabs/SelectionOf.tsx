import type { GridSelection } from '#client/ui/data-grid/DataGrid';
import { DeleteSelected, DeletionLedger } from '../components/BulkRemoval';
import type { Removal } from '../kind/defineKind';
import type { BulkRemovalView } from '../kind/useBulkRemoval';

/** The check boxes of a grid whose rows can be deleted together; those that a search hides are not ticked any more. */
export function selectionOf<Row>(
  { selected, onSelect, removeSelected, isSending, texts, panel }: BulkRemovalView,
  rows: readonly Row[],
  removalOf: (row: Row) => Removal,
): GridSelection {
  const removals = rows.map(removalOf);
  const shown = removals.filter(({ id }) => selected.has(String(id)));
  return {
    selected: shown.length === selected.size ? selected : new Set(shown.map(({ id }) => String(id))),
    onSelect,
    action: (
      <DeleteSelected
        label={texts.selected}
        count={shown.length}
        isSending={isSending}
        onDelete={() => removeSelected(removals)}
      />
    ),
    result: panel && <DeletionLedger {...{ panel, texts }} />,
  };
}
