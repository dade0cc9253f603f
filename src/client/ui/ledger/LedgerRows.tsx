import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, CircleDashed, Minus, X } from 'lucide-react';
import { memo } from 'react';

import type { ItemOutcome, LedgerRow } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import { directionOf } from '../language/directionOf';
import { useT } from '../language/useT';
import { ledgerMessages, outcomeLabels } from './messages';

/** A button in a row of a ledger. */
export interface RowOffer {
  label: Text;
  onChosen: () => void;
}

interface LedgerRowsProps {
  rows: readonly LedgerRow[];
  isRunning: boolean;
  /** What the ledger is called. */
  name: Message;
  /** What is said of an item that has succeeded. */
  done: Message;
  /** What else can be done with a row that has failed, by its id. */
  offers: ReadonlyMap<string, RowOffer> | undefined;
}

/** What became of each item of a fan-out. */
export function LedgerRows({ rows, isRunning, name, done, offers }: LedgerRowsProps) {
  const t = useT();
  const drawn = rowsToDraw(rows);
  return (
    <Rows tabIndex={0} aria-label={t(name)}>
      {drawn.map((row) => (
        <Row
          key={row.id}
          row={row}
          added={done}
          offer={!isRunning && row.outcome === 'failed' ? offers?.get(row.id) : undefined}
        />
      ))}
      {drawn.length < rows.length && <li>{t(ledgerMessages.more, { count: rows.length - drawn.length })}</li>}
    </Rows>
  );
}

/** As many rows are drawn; 20,000 would hold the page for half a minute. */
const DRAWN_AT_MOST = 500;

/** The rows to draw: all of them, or of many those that are under way and those that a person has to look at. */
function rowsToDraw(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  if (rows.length <= DRAWN_AT_MOST) return rows;
  const isQuiet = ({ outcome }: LedgerRow) => ['queued', 'added', 'skipped', 'unsent'].includes(outcome);
  return rows.filter((row) => !isQuiet(row)).slice(0, DRAWN_AT_MOST);
}

const ICONS: Record<ItemOutcome, typeof Check> = {
  queued: CircleDashed,
  sent: CircleDashed,
  lost: CircleDashed,
  added: Check,
  skipped: Minus,
  leftOut: Minus,
  failed: X,
  refused: X,
  unsent: Minus,
};

interface RowProps {
  row: LedgerRow;
  /** What is said of one that has succeeded. */
  added: Message;
  offer: RowOffer | undefined;
}

const Row = memo(function Row({ row: { label, outcome, reason }, added, offer }: RowProps) {
  const t = useT();
  const Icon = ICONS[outcome];
  const told = reason ?? { ...outcomeLabels, added }[outcome];
  const said = t(told);
  const isLong = reason !== null && said.includes(' ');
  return (
    <li data-outcome={outcome} data-told={isLong ? '' : undefined}>
      <Icon size={14} aria-hidden />
      <span dir={directionOf(label)}>{t(label)}</span>
      <span className="outcome" dir={directionOf(told)}>
        {said}
        {offer && (
          <Button size="small" onClick={offer.onChosen}>
            {t(offer.label)}
          </Button>
        )}
      </span>
    </li>
  );
});

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  maxHeight: 280,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: 13,
  li: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, auto) minmax(max-content, 1fr)',
    alignItems: 'baseline',
    gap: 8,
    paddingBlock: 3,
    color: theme.vars.palette.text.secondary,
  },
  svg: { alignSelf: 'center' },
  '.outcome': { textAlign: 'end' },
  // A reason takes as many lines as it needs, one word of it none.
  'li:is([data-told], [data-outcome="lost"])': {
    gridTemplateColumns: '16px auto minmax(4em, 1fr)',
    '.outcome': { overflowWrap: 'anywhere' },
  },
  'li:not([data-outcome="queued"], [data-outcome="sent"], [data-outcome="lost"], [data-outcome="unsent"])': {
    '> span:first-of-type': { color: theme.vars.palette.text.primary },
  },
  // On a telephone a reason has a line of its own.
  [theme.breakpoints.down('sm')]: {
    'li:is([data-told], [data-outcome="lost"])': {
      gridTemplateColumns: '16px 1fr',
      '.outcome': { gridColumn: 2, textAlign: 'start' },
    },
  },
  '[data-outcome="added"] svg': { color: theme.vars.palette.primary.main },
  'li:is([data-outcome="failed"], [data-outcome="refused"]) :is(svg, .outcome)': {
    color: theme.vars.palette.error.main,
  },
}));
