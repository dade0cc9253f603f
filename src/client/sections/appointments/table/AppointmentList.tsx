import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { aheadOfNeed } from '#client/device/aheadOfNeed';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { MarkedMatches } from '#client/ui/search/MarkedMatches';
import type { TableHandle } from '#client/ui/virtual-table/VirtualTable';
import { useAnsweredFirst } from '#client/ui/waiting/useAnsweredFirst';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { selectClashing } from '../clashes/selectors';
import { selectOpenRow, selectPeriod, selectSearch, NO_FILTERS } from '../list/address';
import { filtersCleared, rowToggled } from '../list/events';
import { listMessages } from '../list/messages';
import { rowMaker } from '../list/rows';
import { selectHasRows, selectIsGrowing, selectMarked, selectReferred, selectShowsSamples } from '../list/selectors';
import { usePlaceholders, type Placeholders } from '../list/usePlaceholders';
import { useRowSelection } from '../many/useRowSelection';
import { useMarkTexts } from '../reading/useMarkTexts';
import { changingCode } from '../status/sagas';
import { selectCertainty } from '../view/certainty';
import { selectIsCounting } from '../view/counted';
import { selectViewParams } from '../view/selectors';
import { selectVisible } from '../view/shownRows';
import { useTableView } from '../view/TableView';
import { AppointmentsSkeleton } from './components/AppointmentsSkeleton';
import { AppointmentsTable } from './components/AppointmentsTable';
import { detailsCode } from './detailsCode';
import { OpenAppointment } from './OpenAppointment';
import { toolsCode } from './toolsCode';
import { useRowLetters } from './useSingleKeys';

const NONE = { upcoming: listMessages.noneUpcoming, past: listMessages.nonePast, all: listMessages.noneAtAll };

interface AppointmentListProps {
  today: DateText;
  /** Whether single letters change the appointment whose row has the focus. */
  hasSingleKeys: boolean;
  ref: Ref<TableHandle>;
}

/** Which appointments the list shows, what it was narrowed to, and what must keep step with that. */
function useNarrowed(today: DateText, placeholders: Placeholders) {
  const visible = useSelected(selectVisible, today, placeholders);
  const hasRows = useSelector(selectHasRows);
  const isGrowing = useSelector(selectIsGrowing);
  const certainty = useSelector(selectCertainty);
  const marked = useSelector(selectMarked);
  const period = useSelector(selectPeriod);
  const search = useSelector(selectSearch);
  const params = useSelector(selectViewParams);
  const topic = JSON.stringify([params, search]);
  return useMemo(
    () => ({ visible, hasRows, isGrowing, certainty, marked, period, search, params, topic }),
    [visible, hasRows, isGrowing, certainty, marked, period, search, params, topic],
  );
}

/** The actions at the end of a row once their code is there, which is fetched ahead of need. */
function useRowTools() {
  const [RowTools, fetchTools] = useOnDemand(toolsCode);
  useEffect(
    () =>
      aheadOfNeed(() => {
        fetchTools();
        return Promise.resolve();
      }),
    [fetchTools],
  );
  return RowTools;
}

/** The appointments that the filters leave, and the details of the open one (Spec 1 §2, §4). */
export function AppointmentList({ today, hasSingleKeys, ref }: AppointmentListProps) {
  const t = useT();
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const narrowed = useAnsweredFirst(useNarrowed(today, placeholders));
  const { visible, hasRows, isGrowing, certainty, marked, period, search, params, topic } = narrowed;
  const isCounting = useSelector(selectIsCounting);
  const openId = useSelector(selectOpenRow);
  const marks = useMarkTexts();
  const showsSamples = useSelector(selectShowsSamples);
  const referred = useSelected(selectReferred, today);
  const clashing = useSelector(selectClashing);
  const selection = useRowSelection(today, placeholders);
  const onLetter = useRowLetters(hasSingleKeys, today);
  const toRow = useMemo(() => rowMaker(referred, clashing), [referred, clashing]);
  const view = useTableView();
  const toggleRow = useCallback((id: string | null) => dispatch(rowToggled(id)), [dispatch]);

  const RowTools = useRowTools();
  useEffect(() => {
    const stops = [detailsCode, changingCode].map(({ load }) => aheadOfNeed(load));
    return () => stops.forEach((stop) => stop());
  }, []);

  const isNarrowed = search !== '' || Object.keys(NO_FILTERS).some((name) => name in params);

  if (!hasRows || (isCounting && !showsSamples)) return <AppointmentsSkeleton view={view} today={today} />;
  return (
    <MarkedMatches search={search}>
      <AppointmentsTable
        ref={ref}
        appointments={visible}
        toRow={toRow}
        today={today}
        view={view}
        topic={topic}
        openId={openId}
        marked={marked}
        selection={showsSamples ? null : selection}
        marks={marks}
        onLetter={onLetter}
        isGrowing={isGrowing}
        certainty={certainty}
        onRowToggled={toggleRow}
        renderDetails={(row, focusRow) => (
          <OpenAppointment row={row} today={today} isSample={showsSamples} focusRow={focusRow} />
        )}
        renderTools={RowTools && !showsSamples ? (within) => <RowTools within={within} today={today} /> : undefined}
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
