import type { Translate } from '#client/lib/text';
import type { GridColumn } from '#client/ui/data-grid/gridColumn';
import { SearchedText } from '#client/ui/search/SearchedText';
import { homeMessages } from '../messages';
import { ItemNameCell } from '../shared/components/NameCell';
import type { NamedItem } from '../shared/names';
import { markOf, TranslationMark } from '../shared/translations/TranslationMark';
import type { Translated } from '../shared/translations/translations';
import type { Names } from '../shared/useNames';
import { catalogueMessages } from './messages';

/** How much room a column gets: pixels, and its share of what is left over. */
type Room = Pick<GridColumn<unknown>, 'minWidth' | 'grow'>;

/** Picture and names of an item. */
export function nameColumn<Row extends NamedItem>(t: Translate, names: Names, room: Room): GridColumn<Row> {
  const cell = (row: Row) => <ItemNameCell item={row} />;
  return { id: 'name', header: t(homeMessages.name), ...room, value: names.of, cell };
}

/** The code that an item is called by at the desk. */
export function codeColumn(t: Translate, room: Room): GridColumn<{ code: string }> {
  return {
    id: 'code',
    header: t(catalogueMessages.code),
    ...room,
    value: ({ code }) => code,
    cell: ({ code }) => (
      <bdi>
        <SearchedText>{code}</SearchedText>
      </bdi>
    ),
  };
}

/** Which translations an item lacks. */
export function textsColumn(t: Translate): GridColumn<Translated> {
  return {
    id: 'texts',
    header: t(catalogueMessages.translations),
    minWidth: 152,
    value: (row) => t(markOf(row)),
    cell: (row) => <TranslationMark item={row} />,
  };
}
