import type { ComponentProps } from 'react';

import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import { DaySheets } from './DaySheets';

interface ListSheetsProps extends Omit<ComponentProps<typeof DaySheets>, 'list'> {
  placeholders: Placeholders;
}

/** Prints what the list shows. */
export function ListSheets({ placeholders, ...props }: ListSheetsProps) {
  return <DaySheets {...props} list={useSelected(selectVisible, props.today, placeholders)} />;
}
