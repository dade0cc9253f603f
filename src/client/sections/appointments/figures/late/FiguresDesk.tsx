import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Printer } from 'lucide-react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useStore } from 'react-redux';

import { selectWholeList, type ListRoot } from '#client/sections/appointments/list/selectors';
import { countedFound } from '#client/sections/appointments/view/events';
import { markOpened } from '#client/sections/appointments/view/late/markEvents';
import { countedIds, markText, type PictureId } from '#client/sections/appointments/view/late/marks';
import { selectNamedInList } from '#client/sections/appointments/view/shownRows';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { useSelected } from '#client/state/useSelected';
import { chartMessages } from '#client/ui/charts/messages';
import type { NumberPlace } from '#client/ui/charts/numbers';
import { downloadLines } from '#client/ui/data-grid/downloadLines';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { withoutTitles } from '#contract/text/titles';
import { PictureBox } from './components/PictureBox';
import { figuresRows } from './figuresCsv';
import { figuresMessages } from './messages';
import { daysFrom, openedIn, selectActiveVisits, selectOpenedHours, type OpenedRoot } from './opened';
import { OpenedHours } from './OpenedHours';
import { picturesOf, type DaysShown, type ClinicPicture } from './pictures';
import { PrintedFigures } from './PrintedFigures';
import { useActiveFilters } from './useActiveFilters';
import { useCounting } from './useCounting';

/** Pictures of what search and filters leave, each mark of which leads to what it counts (decisions: figures). */
export function FiguresDesk({ today, toolsRoom }: { today: DateText; toolsRoom: HTMLElement | null }) {
  const t = useT();
  const tally = useCounting(today);
  const filters = useActiveFilters(today);
  const { doctors } = useSelected(selectNamedInList, today);
  const [days, setDays] = useState<DaysShown>('next');
  const pictures = useMemo(
    () => tally && picturesOf(tally, { today, days, doctorName: (id) => doctors.get(id) }),
    [tally, today, days, doctors],
  );
  const doctorIds = useMemo(() => sortedByName(tally?.doctors ?? [], doctors), [tally, doctors]);
  if (!tally || !pictures) return <EmptyState text={t(figuresMessages.counting)} />;
  if (tally.count === 0)
    return <EmptyState text={filters ? t(figuresMessages.nothingBecause, { filters }) : t(chartMessages.nothing)} />;
  return <Pictures {...{ pictures, today, days, toolsRoom }} doctors={doctorIds} onDaysChosen={setDays} />;
}

function sortedByName(ids: Iterable<string>, names: ReadonlyMap<string, string>): string[] {
  const nameOf = (id: string) => withoutTitles(names.get(id) ?? '');
  return [...ids].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

interface PicturesProps {
  pictures: readonly ClinicPicture[];
  /** The ids of the doctors that search and filters leave. */
  doctors: readonly string[];
  today: DateText;
  days: DaysShown;
  /** Where tools stand that are about all pictures. */
  toolsRoom: HTMLElement | null;
  onDaysChosen: (days: DaysShown) => void;
}

function Pictures({ pictures, doctors, today, days, toolsRoom, onDaysChosen }: PicturesProps) {
  const t = useT();
  const filters = useActiveFilters(today);
  const open = useMarkOpener(today);
  const drawn = useOneByOne(pictures.length);
  const [tables, setTables] = useState<ReadonlySet<PictureId>>(new Set());
  const toggle = (id: PictureId) =>
    setTables(new Set(tables.has(id) ? [...tables].filter((one) => one !== id) : [...tables, id]));
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, overflowY: 'auto', minHeight: 0, flex: '1 1 auto' }}>
      {toolsRoom && createPortal(<TakenAlong {...{ pictures, doctors, tables, today }} />, toolsRoom)}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        {pictures.slice(0, drawn).map((picture) => (
          <Box key={picture.id} sx={{ minWidth: 0, ...(isWide(picture) && { gridColumn: '1 / -1' }) }}>
            <PictureBox
              picture={picture}
              isTable={tables.has(picture.id)}
              filters={filters}
              tools={picture.id === 'day' && <DaysChoice days={days} onChosen={onDaysChosen} />}
              onToggled={() => toggle(picture.id)}
              onOpened={(place) => open(picture, place)}
            />
          </Box>
        ))}
      </Box>
      {drawn >= pictures.length && <OpenedHours doctors={doctors} today={today} />}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t(figuresMessages.keys)}</Box>
    </Box>
  );
}

/** Opens the list at what a mark counts. */
function useMarkOpener(today: DateText) {
  const dispatch = useDispatch();
  const store = useStore<ListRoot>();
  return ({ id, rows, columns }: ClinicPicture, { row, column }: NumberPlace) => {
    const [line, across] = [rows[row], columns[column]];
    if (!line || !across) return;
    const text = markText({ picture: id, row: line.key, column: across.key });
    dispatch(countedFound({ text, ids: countedIds(text, selectWholeList(store.getState(), today), today) }));
    dispatch(markOpened(text));
  };
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
    const opened = openedIn({
      doctors,
      hours: selectOpenedHours(state, doctors),
      visits: selectActiveVisits(state, today),
      names: selectNamedInList(state, today).doctors,
      days: daysFrom(today),
      now: Date.now(),
    });
    downloadLines(`figures-${today}`, figuresRows(pictures, opened, t));
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Download size={15} />} onClick={download}>
        {t(figuresMessages.csv)}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<Printer size={15} />} onClick={() => setIsPrinting(true)}>
        {t(figuresMessages.print)}
      </Button>
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

const isWide = ({ id }: ClinicPicture) => id === 'day' || id === 'week';

/** How many of so many things are drawn by now: one more each time that the browser had the chance to answer. */
function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isGone = false;
    void yieldToBrowser().then(() => {
      if (!isGone) startTransition(() => setDrawn(drawn + 1));
    });
    return () => {
      isGone = true;
    };
  }, [drawn, count]);
  return drawn;
}
