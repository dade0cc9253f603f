import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Printer } from 'lucide-react';
import { use, useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { hasCopied } from '#client/device/copyText';
import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { longDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { downloadLines } from '#client/ui/data-grid/downloadLines';
import { gridMessages } from '#client/ui/data-grid/messages';
import { PrintedTable } from '#client/ui/data-grid/PrintedTable';
import { arabicFor } from '#client/ui/language/arabic';
import { ENGLISH, LanguageContext, translated, useT } from '#client/ui/language/useT';
import type { RowOffer } from '#client/ui/ledger/LedgerRows';
import type { Id } from '#contract/common';
import { rowMaker } from '../list/rows';
import { selectRealReferred } from '../list/selectors';
import { selectLocationNames } from '../reschedule/moving';
import { callMessages } from './afterMessages';
import { selectAbsentCalled, selectDoctorOf } from './called';
import { CallTable, type MessageLanguage } from './components/CallTable';
import { CopiedMessage, type Copying } from './components/CopiedMessage';
import type { PlannedVisit, SentPlan } from './sent';
import { callCells, callHeads, callLinesOf, type CallLine } from './toCall';

interface ToCallProps {
  sent: SentPlan;
  visits: readonly PlannedVisit[];
  onCalled: (id: Id, isCalled: boolean) => void;
  /** How each line stands, by the text of its id, and what else can be done with it. */
  states?: ReadonlyMap<string, Text>;
  offers?: ReadonlyMap<string, RowOffer>;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** The table of a plan that was sent; whom it concerns, with a message for each, also on paper and in a file. */
export function ToCall({ sent, visits, onCalled, states = NONE, offers = NONE }: ToCallProps) {
  const t = useT();
  const language = use(LanguageContext);
  const { kind, span } = sent;
  const who = useSelected(selectAbsentCalled, sent);
  const doctorOf = useSelector(selectDoctorOf);
  const referred = useSelector(selectRealReferred);
  const places = useSelector(selectLocationNames);
  const table = useSelector(appointments.selectTable);
  const [copying, setCopying] = useState<Copying | null>(null);
  const lines = useMemo(() => {
    const toRow = rowMaker(referred);
    const nameOf = (original: StoredAppointment) => toRow(original).patientName;
    const statusOf = (id: Id) => table[id]?.status ?? undefined;
    return callLinesOf(visits, { kind, doctorOf, places, nameOf, statusOf });
  }, [kind, doctorOf, places, referred, table, visits]);
  const copy = useCallback(
    async ({ patient, message }: CallLine, wanted: MessageLanguage) => {
      const spoken = wanted === 'english' ? ENGLISH : await arabicFor(language);
      if (!spoken) {
        setCopying({ patient, text: null });
        return;
      }
      const text = translated(spoken, message);
      setCopying({ patient, text, isCopied: await hasCopied(text), isArabic: wanted === 'arabic' });
    },
    [language],
  );
  if (lines.length === 0) return null;
  const title = t(say(callMessages.titleFor, { doctor: who, date: longDate(span.from) }));
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <CallTable
        lines={lines}
        states={states}
        offers={offers}
        onCalled={({ visit }, isCalled) => onCalled(visit.original.id, isCalled)}
        onCopied={(line, wanted) => void copy(line, wanted)}
      />
      <CopiedMessage copying={copying} />
      {lines.some(({ isConcerned }) => isConcerned) && (
        <WaysOut lines={lines} title={title} name={`to-call-${span.from}`} />
      )}
    </Box>
  );
}

interface WaysOutProps {
  lines: readonly CallLine[];
  /** The title on paper. */
  title: string;
  /** What the file is called, without its ending. */
  name: string;
}

/** How the call list leaves the page. */
function WaysOut({ lines, title, name }: WaysOutProps) {
  const t = useT();
  const [isPrinting, setIsPrinting] = useState(false);
  const download = () => downloadLines(name, [callHeads(t), ...callCells(t, lines)]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<Printer size={15} aria-hidden />}
        onClick={() => setIsPrinting(true)}
      >
        {t(gridMessages.print)}
      </Button>
      <Button size="small" color="inherit" startIcon={<Download size={15} aria-hidden />} onClick={download}>
        {t(gridMessages.downloadCsv)}
      </Button>
      {isPrinting && (
        <PrintedTable
          title={title}
          header={callHeads(t)}
          rows={callCells(t, lines)}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </Box>
  );
}
