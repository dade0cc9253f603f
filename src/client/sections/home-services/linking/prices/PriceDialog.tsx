import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useMemo, useState } from 'react';

import { plainText } from '#client/sections/home-services/shared/sheets/cells';
import { useGridView } from '#client/sections/home-services/shared/tabs/useGridView';
import { useSorted } from '#client/ui/data-grid/useSorted';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import type { PastedColumn } from '../events';
import { linkColumnsIn } from '../LinkColumns';
import type { LinkRow } from '../linkRows';
import { ChangePrices } from './ChangePrices';
import { priceMessages } from './messages';
import { isBlank, pastedPrices, type PriceColumn } from './pastedPrices';
import { byColumn } from './priceDifference';
import { PricePlan, type PricePlanProps } from './PricePlan';

interface PriceDialogProps extends Pick<PricePlanProps, 'kind' | 'filter' | 'onClose'> {
  /** The rows that search and filters leave, in any order. */
  rows: readonly LinkRow[];
  /** The column that was pasted; without one all prices are changed by a rule. */
  pasted: PastedColumn | null;
}

/** Changes prices in place, those of the rows as they stood on screen when it opened, in their order. */
export function PriceDialog({ rows, pasted, ...plan }: PriceDialogProps) {
  const t = useT();
  const { sort } = useGridView();
  const columns = useMemo(() => linkColumnsIn(t, plan.kind, () => undefined), [t, plan.kind]);
  const sorted = useSorted(columns, rows, sort).rows;
  const [shown] = useState(sorted);
  return pasted ? <PastePrices {...plan} {...{ pasted }} rows={shown} /> : <ChangePrices {...plan} rows={shown} />;
}

interface PastePricesProps extends Pick<PricePlanProps, 'kind' | 'filter' | 'rows' | 'onClose'> {
  pasted: PastedColumn;
}

/** Fills prices downwards from a link with a column that was pasted, over pages, once the question is answered. */
function PastePrices({ rows, pasted, ...plan }: PastePricesProps) {
  const t = useT();
  const { column, hasHead, setHasHead } = usePasted(pasted);
  const from = Math.max(
    0,
    rows.findIndex(({ link }) => link.id === pasted.link.id),
  );
  const filled = useMemo(() => {
    const cells = column ? column.cells.slice(hasHead ? 1 : 0) : [];
    const below = rows.slice(from);
    return { cells, rows: below.slice(0, cells.length), propose: column && byColumn(cells), below };
  }, [column, hasHead, rows, from]);
  const surplus = filled.cells.length - filled.rows.length;
  const blank = filled.cells.slice(0, filled.rows.length).filter(isBlank).length;
  return (
    <PricePlan
      {...plan}
      {...filled}
      title={priceMessages.paste}
      isDirty
      question={(count) => t(priceMessages.question, { count, name: pasted.link.name })}
      fields={
        <>
          {column === null && <PlainAlert severity="error">{t(priceMessages.severalColumns)}</PlainAlert>}
          {column?.mayHaveHead && (
            <FormControlLabel
              control={<Checkbox size="small" checked={hasHead} onChange={() => setHasHead(!hasHead)} />}
              label={t(priceMessages.hasHead, { text: plainText(column.cells[0] ?? '') })}
            />
          )}
          {surplus > 0 && <PlainAlert severity="warning">{t(priceMessages.surplus, { count: surplus })}</PlainAlert>}
          {blank > 0 && <Box sx={{ color: 'text.secondary' }}>{t(priceMessages.blank, { count: blank })}</Box>}
        </>
      }
    />
  );
}

/** What was pasted as a column, `undefined` while it is read, and whether its first line counts as a head. */
function usePasted({ text }: PastedColumn) {
  const [column, setColumn] = useState<PriceColumn | null>();
  const [hasHead, setHasHead] = useState(false);
  useEffect(() => {
    let isStale = false;
    void pastedPrices(text).then((read) => {
      if (isStale) return;
      setColumn(read);
      setHasHead(read?.hasHead ?? false);
    });
    return () => {
      isStale = true;
    };
  }, [text]);
  return { column, hasHead, setHasHead };
}
