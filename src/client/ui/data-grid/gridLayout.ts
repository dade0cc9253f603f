import * as z from 'zod/mini';

import { onDevice } from '#client/device/onDevice';
import { PAGE_SIZES } from './gridPage';

/** How much room a row takes. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

const layout = z.object({
  /** The columns that are not shown. */
  hidden: z.catch(z.array(z.string()), []),
  /** The columns that a person has given a width, in pixels. */
  widths: z.catch(z.record(z.string(), z.number().check(z.minimum(1))), {}),
  density: z.catch(z.enum(DENSITIES), 'standard'),
  pageSize: z.catch(z.literal(PAGE_SIZES), PAGE_SIZES[0]),
});

/** How a person has laid a grid out; never what is in it (decisions: what the device keeps). */
export type GridLayout = z.output<typeof layout>;

const keyOf = (grid: string) => `mawid.grid.${grid}`;

/** The layout that the device remembers of a grid; the default of each part that it does not. */
export function readLayout(grid: string): GridLayout {
  return onDevice((storage) => layout.parse(JSON.parse(storage.getItem(keyOf(grid)) ?? '{}')), layout.parse({}));
}

/** Has the device remember the layout of a grid, unless its storage is closed to this page. */
export function storeLayout(grid: string, given: GridLayout): void {
  onDevice((storage) => storage.setItem(keyOf(grid), JSON.stringify(given)), undefined);
}
