import type { ComponentProps } from 'react';

import { useSelected } from '#client/state/useSelected';
import type { Placeholders } from '../list/usePlaceholders';
import { selectVisible } from '../view/shownRows';
import { DaySheets } from './DaySheets';

interface ListSheetsProps extends Omit<ComponentProps<typeof DaySheets>, 'list'> {
  placeholders: Placeholders;
}

/** Prints what the list shows. */
export function ListSheets({ placeholders, ...props }: ListSheetsProps) {
  return <DaySheets {...props} list={useSelected(selectVisible, props.today, placeholders)} />;
}
