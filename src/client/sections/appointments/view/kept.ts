import { onDevice } from '#client/device/onDevice';
import { isObject } from '#client/lib/records';
import { FIXED_COLUMN, isColumnId, type ColumnId } from './columns';
import { VIEW_PARAMS, type ColumnLayout, type ListView, type NamedView } from './layout';

const KEY = 'mawid.appointments.view';

/** Has the device remember the layout and the saved views, unless its storage is closed to this page. */
export function keepOnDevice(view: ListView): void {
  onDevice((storage) => storage.setItem(KEY, JSON.stringify(view)), undefined);
}

/** The layout and the views that the device remembers; what it does not, or not in this form, is left out. */
export function readKept(): ListView {
  const kept = onDevice((storage) => asRecord(JSON.parse(storage.getItem(KEY) ?? '{}')), {});
  return {
    ...layoutIn(kept),
    views: listIn(kept.views)
      .map(viewIn)
      .filter((view) => view !== null),
  };
}

function layoutIn({ columns, widths }: Readonly<Record<string, unknown>>): ColumnLayout {
  const known = [...new Set(listIn(columns).filter(isColumnId))];
  const pixels = Object.entries(asRecord(widths)).filter(
    (entry): entry is [ColumnId, number] => isColumnId(entry[0]) && typeof entry[1] === 'number' && entry[1] > 0,
  );
  return { columns: known.includes(FIXED_COLUMN) ? known : null, widths: Object.fromEntries(pixels) };
}

function viewIn(view: unknown): NamedView | null {
  const { id, name, params, ...layout } = asRecord(view);
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  const texts = Object.entries(asRecord(params)).filter(
    (entry): entry is [string, string] => VIEW_PARAMS.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return { id, name, params: Object.fromEntries(texts), ...layoutIn(layout) };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
