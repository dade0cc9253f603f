import { useDispatch, useSelector } from 'react-redux';

import { DateFilter } from '#client/ui/form/DateFilter';
import { useT } from '#client/ui/language/useT';
import { fromChosen, toChosen } from '../events';
import { selectFilters } from '../selectors';
import { viewMessages } from './messages';

/** The first and the last date that the list is narrowed to. */
export function DatesFilter() {
  const t = useT();
  const dispatch = useDispatch();
  const { from, to } = useSelector(selectFilters);
  return (
    <>
      <DateFilter
        name="from"
        label={t(viewMessages.from)}
        date={from}
        onChosen={(date) => dispatch(fromChosen(date))}
      />
      <DateFilter name="to" label={t(viewMessages.to)} date={to} onChosen={(date) => dispatch(toChosen(date))} />
    </>
  );
}
