import { Download, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useStore } from 'react-redux';

import type { Text } from '#client/lib/text';
import { useAsked } from '#client/state/useAsked';
import { chartMessages } from '#client/ui/charts/messages';
import type { NumberPlace } from '#client/ui/charts/numbers';
import { downloadLines } from '#client/ui/data-grid/downloadLines';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { Paper } from '#client/ui/page/Paper';
import { PlainSwitch } from '#client/ui/plain/PlainSwitch';
import type { DateText } from '#contract/common';
import { markOpened } from '../view/marks/events';
import { markText, type PictureId, PICTURES } from '../view/marks/marks';
import type { Dates } from '../view/narrowing';
import { selectNamedInList } from '../view/shownRows';
import { PictureBox } from './components/PictureBox';
import { PictureGrid } from './components/PictureGrid';
import { figuresRows } from './figuresCsv';
import { figuresMessages } from './messages';
import { openedIn, type OpenedRoot, selectOpenedHours, selectVisitsBeside } from './opened';
import { OpenedHours } from './OpenedHours';
import { datesOver, periodText } from './period';
import type { ClinicPicture } from './pictures';

interface PicturesProps {
  pictures: readonly ClinicPicture[];
  /** The ids of the doctors that search and filters leave. */
  doctors: readonly string[];
  /** What narrows the pictures, in words. */
  filters: Text | null;
  today: DateText;
  /** The dates that are counted, and those of them that are drawn one by one. */
  dates: Dates;
  days: readonly DateText[];
  /** Where tools stand that are about all pictures. */
  toolsRoom: HTMLElement | null;
}

/** The pictures that have been counted, with what can be done with all of them once they are there. */
export function PicturesView({ pictures, doctors, filters, today, dates, days, toolsRoom }: PicturesProps) {
  const t = useT();
  const open = useMarkOpener();
  const [isTable, setIsTable] = useState(false);
  const daysOf = useCallback((id: PictureId) => periodText(id === 'day' ? datesOver(days) : dates), [dates, days]);
  const comingDays = useMemo(() => days.filter((day) => day >= today), [days, today]);
  const isWhole = pictures.length === PICTURES.length;
  const taken = { pictures, doctors, today, isTable, daysOf, days: comingDays };
  return (
    <>
      {isWhole && toolsRoom && createPortal(<TakenAlong {...taken} onToggled={setIsTable} />, toolsRoom)}
      {comingDays.length > 0 && <OpenedHours doctors={doctors} days={comingDays} today={today} />}
      <PictureGrid>
        {(id) => {
          const picture = pictures.find((one) => one.id === id);
          return picture && <PictureBox {...{ picture, isTable, filters }} days={daysOf(id)} onOpened={open} />;
        }}
      </PictureGrid>
      <KeyHints text={t(figuresMessages.keys)} />
    </>
  );
}

/** Opens the list at what a mark counts. */
function useMarkOpener() {
  const dispatch = useDispatch();
  return useCallback(
    ({ id, rows, columns }: ClinicPicture, { row, column }: NumberPlace) => {
      const [line, across] = [rows[row], columns[column]];
      if (!line || !across) return;
      dispatch(markOpened(markText({ picture: id, row: line.key, column: across.key })));
    },
    [dispatch],
  );
}

interface TakenAlongProps extends Pick<PicturesProps, 'pictures' | 'doctors' | 'today' | 'days'> {
  isTable: boolean;
  daysOf: (id: PictureId) => Text;
  onToggled: (isTable: boolean) => void;
}

/** The pictures as tables, as a file and on paper. */
function TakenAlong({ pictures, doctors, today, days, isTable, daysOf, onToggled }: TakenAlongProps) {
  const t = useT();
  const store = useStore<OpenedRoot>();
  const [isPrinting, setIsPrinting] = useState(false);
  const download = () => {
    const state = store.getState();
    const hours = selectOpenedHours(state, doctors);
    const opened = openedIn({
      doctors,
      hours,
      visits: selectVisitsBeside(state, today, hours),
      names: selectNamedInList(state, today).doctors,
      days,
      now: Date.now(),
    });
    downloadLines(`figures-${today}`, figuresRows(pictures, opened, daysOf, t));
  };
  const print = () => setIsPrinting(true);
  useAsked(figuresMessages.csv, download);
  useAsked(figuresMessages.print, print);
  return (
    <>
      <PlainSwitch label={t(chartMessages.asTables)} isOn={isTable} tabIndex={0} onSwitched={onToggled} />
      <FoldingButton
        label={t(figuresMessages.csv)}
        icon={<Download size={15} />}
        isFolding={false}
        onClick={download}
      />
      <FoldingButton label={t(figuresMessages.print)} icon={<Printer size={15} />} isFolding={false} onClick={print} />
      {isPrinting && <PrintedFigures {...{ pictures, isTable, daysOf }} onPrinted={() => setIsPrinting(false)} />}
    </>
  );
}

interface PrintedFiguresProps {
  pictures: readonly ClinicPicture[];
  /** Whether they are shown as tables. */
  isTable: boolean;
  daysOf: (id: PictureId) => Text;
  /** The browser is done with its print dialog. */
  onPrinted: () => void;
}

/** What a page of A4 has room for between its margins, in pixels of paper. */
const PAPER_WIDTH = 640;

/** Opens the print dialog of the browser with the pictures alone, in light colours; the screen does not show them. */
function PrintedFigures({ pictures, isTable, daysOf, onPrinted }: PrintedFiguresProps) {
  const t = useT();
  return (
    <Paper name="printed-figures" looks={LOOKS} onPrinted={onPrinted}>
      <h1>{t(figuresMessages.title)}</h1>
      {pictures.map((picture) => (
        <PictureBox
          key={picture.id}
          picture={picture}
          isTable={isTable}
          days={daysOf(picture.id)}
          filters={null}
          paperWidth={PAPER_WIDTH}
        />
      ))}
    </Paper>
  );
}

/** A table of more than eight columns has their heads upright: as wide as its numbers, it fits on the paper whole. */
const WIDE = '.printed-figures table:has(thead th:nth-of-type(10))';

const LOOKS = {
  '.printed-figures': { printColorAdjust: 'exact' },
  '.printed-figures section': { marginBlockStart: 16, breakInside: 'avoid' },
  // What goes on on another page is laid out there in blocks alone.
  '.printed-figures section:has(table)': { breakInside: 'auto' },
  '.printed-figures section :has(table)': { display: 'block' },
  // Its tables have lines of their own.
  '.printed-figures thead tr:last-of-type th': { borderBlockEnd: 0 },
  '.printed-figures *': { maxHeight: 'none !important', overflow: 'visible !important' },
  [WIDE]: { fontSize: '8pt', lineHeight: 1.2 },
  [`${WIDE} :is(th, td, [data-mark])`]: { minWidth: 0, padding: '1px 3px' },
  [`${WIDE} thead th:not(:first-of-type) bdi`]: {
    writingMode: 'vertical-rl',
    transform: 'rotate(180deg)',
    whiteSpace: 'nowrap',
  },
};
