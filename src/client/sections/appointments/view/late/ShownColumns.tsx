import { useDispatch } from 'react-redux';

import { columnsChosen, columnsReset } from '../events';
import { useShownColumns } from '../TableView';
import { ColumnsPanel } from './components/ColumnsPanel';

/** The choice of columns; a page as narrow as a phone has none. */
export function ShownColumns() {
  const dispatch = useDispatch();
  const shown = useShownColumns();
  return (
    shown && (
      <ColumnsPanel
        shown={shown}
        onChosen={(columns) => dispatch(columnsChosen(columns))}
        onReset={() => dispatch(columnsReset())}
      />
    )
  );
}
