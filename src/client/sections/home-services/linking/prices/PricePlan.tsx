import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import { countRetryable, tallyOf } from '#client/lib/tally';
import type { Message } from '#client/lib/text';
import { undoLinksKey } from '#client/sections/home-services/keys';
import type { ListFilter } from '#client/sections/home-services/shared/kind/defineKind';
import { DifferenceTable } from '#client/sections/home-services/shared/sheets/components/DifferenceTable';
import { countsText } from '#client/sections/home-services/shared/sheets/countsText';
import { rowsToSend, type SheetDifference } from '#client/sections/home-services/shared/sheets/difference';
import { sheetApplied } from '#client/sections/home-services/shared/sheets/events';
import { sheetKey } from '#client/sections/home-services/shared/sheets/first';
import { importTexts } from '#client/sections/home-services/shared/sheets/messages';
import {
  cellPlace,
  useDifference,
  type Compare,
  type Corrections,
} from '#client/sections/home-services/shared/sheets/useDifference';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import type { LinkKind } from '../events';
import type { LinkRow } from '../linkRows';
import { priceMessages } from './messages';
import { priceDifference, type Propose } from './priceDifference';
import { priceService } from './priceService';

/** What a dialog needs that changes prices. */
export interface PricePlanProps {
  kind: LinkKind;
  filter: ListFilter;
  title: Message;
  /** Whether something was typed or pasted that closing would lose. */
  isDirty: boolean;
  /** What stands above the difference. */
  fields: ReactNode;
  /** The rows whose prices are to be changed, in the order shown. */
  rows: readonly LinkRow[];
  /** What is to become of each; not there before that is known. */
  propose: Propose | null | undefined;
  /** What is asked before so many prices are changed. */
  question?: (count: number) => string;
  onClose: () => void;
}

/** Shows what is to become of prices, old and new, before anything is sent, and then what became of each. */
export function PricePlan(props: PricePlanProps) {
  const { kind, filter, title, isDirty, fields, question, onClose } = props;
  const t = useT();
  const dispatch = useDispatch();
  const { name: sheet, columns } = useMemo(() => priceService(kind).sheet, [kind]);
  const [isSent, setIsSent] = useState(false);
  // What an earlier round has left is shown first, unless a new column was pasted.
  const { panel, hasLedger, close, giveUp } = useLedger(sheetKey(sheet, filter), isSent || !question, onClose);
  const { panel: undoing } = useFanOut(undoLinksKey);
  const view = usePriceDifference(props);
  const { difference } = view;
  const toSend = useMemo(() => (difference ? rowsToSend(difference, filter) : []), [difference, filter]);
  const isPlanning = !isSent && !hasLedger;
  const apply = () => {
    setIsSent(true);
    dispatch(sheetApplied({ sheet, filter, rows: toSend }));
  };
  return (
    <Modal
      title={t(title)}
      size="lg"
      isOpen
      isDirty={isPlanning && isDirty}
      closeLabel={t(uiMessages.close)}
      actions={
        isPlanning &&
        toSend.length > 0 && (
          <Button variant="contained" disabled={!view.isCurrent} onClick={apply}>
            <span>{t(priceMessages.apply, { count: toSend.length })}</span>
          </Button>
        )
      }
      onClose={close}
    >
      {panel && hasLedger && <FanOutPanel {...panel} deed="changed" onClose={giveUp} />}
      {undoing && <FanOutPanel {...undoing} deed="changed" />}
      {isPlanning && fields}
      {isPlanning && difference && (
        <>
          <Summary {...{ difference }} question={toSend.length > 0 ? question?.(toSend.length) : undefined} />
          <DifferenceTable
            {...{ difference }}
            corrections={view.corrections}
            columns={columns.filter(({ id }) => id === 'price')}
            world={NO_WORLD}
            sorts={SORTS}
            onCorrect={view.correct}
          />
        </>
      )}
    </Modal>
  );
}

/** The ledger of the prices of a list, while it runs or is wanted; one with nothing left goes with the dialog. */
function useLedger(key: string, isWanted: boolean, onClose: () => void) {
  const { panel, isSending } = useFanOut(key);
  const rows = panel?.ledger.rows ?? [];
  const isDone = !isSending && countRetryable(rows) === 0 && tallyOf(rows).open === 0;
  const giveUp = () => {
    panel?.onClose();
    onClose();
  };
  return { panel, hasLedger: panel !== undefined && (isSending || isWanted), close: isDone ? giveUp : onClose, giveUp };
}

/** Prices say the same whatever else there is. */
const NO_WORLD = { links: [], items: [], byId: new Map<string, never>() };

const SORTS = { changed: importTexts.changed, unchanged: importTexts.unchanged, faulty: priceMessages.faulty };

/** The difference that follows from what is proposed and from what was corrected; none before anything is proposed. */
function usePriceDifference({ rows, propose }: PricePlanProps) {
  const [corrections, setCorrections] = useState<Corrections>({});
  const compare = useMemo<Compare | null>(
    () => (propose ? (isStale) => priceDifference(rows, propose, corrections, isStale) : null),
    [rows, propose, corrections],
  );
  const { difference, isCurrent } = useDifference(NO_WORLD, compare);
  return {
    difference: propose ? difference : null,
    isCurrent,
    corrections,
    correct: (line: number, column: string, text: string) =>
      setCorrections((before) => ({ ...before, [cellPlace(line, column)]: text })),
  };
}

/** Most names of what is left out that are said; all of them stand in the table. */
const MOST_NAMED = 8;

/** How many prices are changed, stay and are left out, those by name, and the question. */
function Summary({ difference, question }: { difference: SheetDifference; question: string | undefined }) {
  const t = useT();
  const { counts } = difference;
  const names = difference.rows.flatMap(({ is, name }) => (is === 'faulty' ? [name] : []));
  const named = { names: names.slice(0, MOST_NAMED).join('; '), count: names.length - MOST_NAMED };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {question && <Box sx={{ fontWeight: 600 }}>{question}</Box>}
      <Box role="status">{t(countsText(counts, { faulty: priceMessages.countLeftOut }))}</Box>
      {counts.changed + counts.faulty === 0 && <PlainAlert severity="success">{t(importTexts.nothing)}</PlainAlert>}
      {names.length > 0 && (
        <PlainAlert severity="warning">
          {t(priceMessages[named.count > 0 ? 'leftOutMore' : 'leftOut'], named)}
        </PlainAlert>
      )}
    </Box>
  );
}
