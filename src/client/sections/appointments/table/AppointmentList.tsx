import Button from '@mui/material/Button';
import { useCallback, useMemo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { OnDemand } from '#client/device/onDemand';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import type { TableHandle } from '#client/ui/virtual-table/VirtualTable';
import { useAnsweredFirst } from '#client/ui/waiting/useAnsweredFirst';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { selectClashing } from '../clashes/first';
import { selectOpenRow, selectPeriod, selectSearch, NO_FILTERS } from '../list/address';
import { filtersCleared, rowToggled } from '../list/events';
import { listMessages } from '../list/messages';
import { rowMaker } from '../list/rows';
import { selectHasRows, selectIsGrowing, selectMarked, selectReferred, selectShowsSamples } from '../list/selectors';
import { usePlaceholders, type Placeholders } from '../list/usePlaceholders';
import { useMarkTexts } from '../reading/useMarkTexts';
import { useRowSelection } from '../selection/useRowSelection';
import { selectCertainty } from '../view/certainty';
import { selectIsCounting } from '../view/counted';
import { selectViewParams } from '../view/selectors';
import { selectFolded } from '../view/shownRows';
import { useTableView } from '../view/TableView';
import { AppointmentsSkeleton } from './components/AppointmentsSkeleton';
import { AppointmentsTable } from './components/AppointmentsTable';
import type { OpenAppointment } from './details/OpenAppointment';
import type { RowTools } from './details/RowTools';
import { useRowLetters } from './useSingleKeys';

const NONE = { upcoming: listMessages.noneUpcoming, past: listMessages.nonePast, all: listMessages.noneAtAll };

interface AppointmentListProps {
  /** What an open row shows, and the actions at the end of one, which no list needs to be shown. */
  code: OnDemand<{ OpenAppointment: typeof OpenAppointment; RowTools: typeof RowTools }>;
  today: DateText;
  /** Whether single letters change the appointment whose row has the focus. */
  hasSingleKeys: boolean;
  ref: Ref<TableHandle>;
}

/** Which appointments the list shows, what it was narrowed to, and what must keep step with that. */
function useNarrowed(today: DateText, placeholders: Placeholders) {
  const shown = useSelected(selectFolded, today, placeholders);
  const hasRows = useSelector(selectHasRows);
  const isGrowing = useSelector(selectIsGrowing);
  const certainty = useSelector(selectCertainty);
  const marked = useSelector(selectMarked);
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const params = useSelector(selectViewParams);
  const topic = JSON.stringify([params, search]);
  return useMemo(
    () => ({ shown, hasRows, isGrowing, certainty, marked, period, search, params, topic }),
    [shown, hasRows, isGrowing, certainty, marked, period, search, params, topic],
  );
}

/** The appointments that the filters leave, and the details of the open one (Spec 1 §2, §4). */
export function AppointmentList({ code, today, hasSingleKeys, ref }: AppointmentListProps) {
  const t = useT();
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const narrowed = useAnsweredFirst(useNarrowed(today, placeholders));
  const { shown, hasRows, isGrowing, certainty, marked, period, search, params, topic } = narrowed;
  const isCounting = useSelector(selectIsCounting);
  const openId = useSelector(selectOpenRow);
  const marks = useMarkTexts();
  const showsSamples = useSelector(selectShowsSamples);
  const referred = useSelected(selectReferred, today);
  const clashing = useSelector(selectClashing);
  const selection = useRowSelection(today, placeholders);
  const onLetter = useRowLetters(hasSingleKeys, today, code);
  const toRow = useMemo(() => rowMaker(referred, clashing), [referred, clashing]);
  const view = useTableView();
  const toggleRow = useCallback((id: string | null) => dispatch(rowToggled(id)), [dispatch]);

  // Which appointments a mark counts is found by it, too.
  const rest = useOnceWanted(code, openId !== null || isCounting);
  const isNarrowed = search !== '' || Object.keys(NO_FILTERS).some((name) => name in params);

  if (!hasRows || (isCounting && !showsSamples)) return <AppointmentsSkeleton view={view} today={today} />;
  return (
    <MarkedMatches search={search}>
      <AppointmentsTable
        ref={ref}
        list={shown}
        toRow={toRow}
        today={today}
        view={view}
        topic={topic}
        isFromToday={period === 'upcoming' && search === '' && !view.head.sort}
        openId={openId}
        marked={marked}
        selection={showsSamples ? null : selection}
        marks={marks}
        onLetter={onLetter}
        isGrowing={isGrowing}
        certainty={certainty}
        onRowToggled={toggleRow}
        renderDetails={(row, focusRow) =>
          rest && <rest.OpenAppointment row={row} today={today} isSample={showsSamples} focusRow={focusRow} />
        }
        renderTools={rest && !showsSamples ? (within) => <rest.RowTools within={within} today={today} /> : undefined}
        empty={
          <EmptyState text={t(isGrowing ? listMessages.growing : NONE[period])}>
            {isNarrowed && (
              <Button variant="outlined" onClick={() => dispatch(filtersCleared({ andSearch: true }))}>
                {t(listMessages.clearFilters)}
              </Button>
            )}
          </EmptyState>
        }
      />
    </MarkedMatches>
  );
}
