import { useMemo, useState } from 'react';

import { useGridView } from '#client/sections/home-services/shared/tabs/useGridView';
import { useSorted } from '#client/ui/data-grid/useSorted';
import { useT } from '#client/ui/language/useT';
import type { PastedColumn } from '../events';
import { linkColumnsIn } from '../LinkColumns';
import type { LinkRow } from '../linkRows';
import { ChangePrices } from './ChangePrices';
import { PastePrices } from './PastePrices';
import type { PricePlanProps } from './PricePlan';

interface PriceDialogProps extends Pick<PricePlanProps, 'kind' | 'filter' | 'onClose'> {
  hasDuration: boolean;
  /** The rows that search and filters leave, in any order. */
  rows: readonly LinkRow[];
  /** The column that was pasted; without one all prices are changed by a rule. */
  pasted: PastedColumn | null;
}

/** Changes prices in place, those of the rows as they stood on screen when it opened, in their order. */
export function PriceDialog({ hasDuration, rows, pasted, ...plan }: PriceDialogProps) {
  const t = useT();
  const { sort } = useGridView();
  const columns = useMemo(() => linkColumnsIn(t, hasDuration, () => undefined), [t, hasDuration]);
  const sorted = useSorted(columns, rows, sort).rows;
  const [shown] = useState(sorted);
  return pasted ? <PastePrices {...plan} {...{ pasted }} rows={shown} /> : <ChangePrices {...plan} rows={shown} />;
}
