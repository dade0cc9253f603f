import Box from '@mui/material/Box';
import { Download, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useStore } from 'react-redux';

import type { Text } from '#client/lib/text';
import type { NumberPlace } from '#client/ui/charts/numbers';
import { downloadLines } from '#client/ui/data-grid/downloadLines';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import { FoldingButton } from '#client/ui/page/FoldingButton';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { markOpened } from '../view/marks/events';
import { markText, PICTURES, type PictureId } from '../view/marks/marks';
import { selectNamedInList } from '../view/shownRows';
import { PictureBox } from './components/PictureBox';
import { PictureGrid } from './components/PictureGrid';
import { figuresRows } from './figuresCsv';
import { figuresMessages } from './messages';
import { daysFrom, openedIn, selectOpenedHours, selectVisitsBeside, type OpenedRoot } from './opened';
import { OpenedHours } from './OpenedHours';
import type { ClinicPicture, DaysShown } from './pictures';
import { PrintedFigures } from './PrintedFigures';

interface PicturesProps {
  pictures: readonly ClinicPicture[];
  /** The ids of the doctors that search and filters leave. */
  doctors: readonly string[];
  /** What narrows the pictures, in words. */
  filters: Text | null;
  today: DateText;
  days: DaysShown;
  /** Where tools stand that are about all pictures. */
  toolsRoom: HTMLElement | null;
  onDaysChosen: (days: DaysShown) => void;
}

/** The pictures that have been counted, with what can be done with all of them once they are there. */
export function PicturesView({ pictures, doctors, filters, today, days, toolsRoom, onDaysChosen }: PicturesProps) {
  const t = useT();
  const open = useMarkOpener();
  const [tables, setTables] = useState<ReadonlySet<PictureId>>(new Set());
  const toggle = useCallback(
    (id: PictureId) =>
      setTables((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const choice = useMemo(() => <DaysChoice days={days} onChosen={onDaysChosen} />, [days, onDaysChosen]);
  const isWhole = pictures.length === PICTURES.length;
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, overflowY: 'auto', minHeight: 0, flex: '1 1 auto' }}>
      {isWhole && toolsRoom && createPortal(<TakenAlong {...{ pictures, doctors, tables, today }} />, toolsRoom)}
      <PictureGrid pictures={pictures.map(({ id }) => id)}>
        {(id) => {
          const picture = pictures.find((one) => one.id === id);
          return (
            picture && (
              <PictureBox
                picture={picture}
                isTable={tables.has(id)}
                filters={filters}
                tools={id === 'day' && choice}
                onToggled={toggle}
                onOpened={open}
              />
            )
          );
        }}
      </PictureGrid>
      {isWhole && <OpenedHours doctors={doctors} today={today} />}
      <KeyHints text={t(figuresMessages.keys)} />
    </Box>
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

interface TakenAlongProps extends Pick<PicturesProps, 'pictures' | 'doctors' | 'today'> {
  tables: ReadonlySet<PictureId>;
}

/** The pictures as a file and on paper. */
function TakenAlong({ pictures, doctors, tables, today }: TakenAlongProps) {
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
      days: daysFrom(today),
      now: Date.now(),
    });
    downloadLines(`figures-${today}`, figuresRows(pictures, opened, t));
  };
  return (
    <>
      <FoldingButton
        label={t(figuresMessages.csv)}
        icon={<Download size={15} />}
        isFolding={false}
        onClick={download}
      />
      <FoldingButton
        label={t(figuresMessages.print)}
        icon={<Printer size={15} />}
        isFolding={false}
        onClick={() => setIsPrinting(true)}
      />
      {isPrinting && <PrintedFigures pictures={pictures} tables={tables} onPrinted={() => setIsPrinting(false)} />}
    </>
  );
}

function DaysChoice({ days, onChosen }: { days: DaysShown; onChosen: (days: DaysShown) => void }) {
  const t = useT();
  return (
    <SegmentedControl
      label={t(figuresMessages.days)}
      value={days}
      choices={[
        { value: 'next', label: t(figuresMessages.next) },
        { value: 'before', label: t(figuresMessages.before) },
      ]}
      onChange={onChosen}
    />
  );
}
