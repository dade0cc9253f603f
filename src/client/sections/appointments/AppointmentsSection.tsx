import { Maximize2, Minimize2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { selectAddress, type AddressRoot } from '#client/state/address';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { dialogParams } from '#client/state/params';
import { useAsked } from '#client/state/useAsked';
import { useToday } from '#client/ui/clock/useClock';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import { FullScreen } from '#client/ui/layout/FullScreen';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { IconAction } from '#client/ui/page/IconAction';
import { useIsPhone } from '#client/ui/page/useMedia';
import type { TableHandle } from '#client/ui/virtual-table/VirtualTable';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { selectShownAs } from './list/address';
import { boardRefreshed } from './list/events';
import { appointmentKeys, SECTION } from './list/keys';
import { LazyView } from './list/LazyView';
import { listMessages } from './list/messages';
import { selectHasRows, selectShowsSamples } from './list/selectors';
import type { AppointmentsRoot } from './list/slice';
import { NewsLine } from './NewsLine';
import { FreshChip } from './reading/FreshChip';
import { ListAge } from './reading/ListAge';
import { useFreshList } from './reading/useFreshList';
import { restCode } from './restCode';
import { selectIsSelectionShown } from './selection/selectors';
import { AppointmentFilters } from './table/AppointmentFilters';
import { AppointmentList } from './table/AppointmentList';
import { NarrowedTo } from './table/NarrowedTo';
import { Shortcuts } from './table/Shortcuts';
import { useSingleKeys } from './table/useSingleKeys';
import { useListTools } from './useListTools';
import { switchMessages } from './view/messages';
import { ViewSwitch } from './view/ViewSwitch';

/** The appointments: find one, see where it is, act on it (Spec 1 §2, §4). */
export function AppointmentsSection() {
  const t = useT();
  const today = useToday();
  const table = useRef<TableHandle>(null);
  const [hasSingleKeys, chooseSingleKeys] = useSingleKeys();
  const [isFullScreen, setIsFullScreen] = useState(false);
  const { isPending, failure, reload } = useFreshList();
  const dispatch = useDispatch();
  const view = useSelector(selectShownAs);
  const showsSamples = useSelector(selectShowsSamples);
  const tools = useListTools(useSelector(selectHasRows));
  const isPhone = useIsPhone();
  const title = view === 'waits' ? switchMessages.waits : listMessages.title;
  const [viewTools, setViewTools] = useState<HTMLElement | null>(null);
  return (
    <FullScreen isOn={isFullScreen} onLeft={() => setIsFullScreen(false)}>
      <SectionFrame
        title={t(title)}
        note={isPhone && <ListAge isPending={isPending} />}
        beside={view !== 'waits' && <NarrowedTo place="beside the title" today={today} tools={tools} />}
        actions={
          <Actions
            today={today}
            isPending={isPending}
            isFullScreen={isFullScreen}
            onRefreshed={() => {
              reload();
              dispatch(boardRefreshed());
            }}
            onFullScreenToggled={() => setIsFullScreen(!isFullScreen)}
          />
        }
      >
        {view !== 'waits' && (
          <AppointmentFilters
            today={today}
            tools={tools}
            viewToolsRef={setViewTools}
            onRowsWanted={() => table.current?.focusFirst()}
          />
        )}
        {tools && view !== 'waits' && <tools.GoneFilters today={today} />}
        {failure && <ErrorPanel failure={failure} onRetry={reload} />}
        {showsSamples && <PlainAlert severity="warning">{t(listMessages.samples)}</PlainAlert>}
        <ShownView
          view={view}
          today={today}
          table={table}
          viewTools={viewTools}
          hasSingleKeys={hasSingleKeys}
          onSingleKeysChosen={chooseSingleKeys}
        />
        <SeriesSent />
        <Dialogs today={today} />
      </SectionFrame>
    </FullScreen>
  );
}

/** Whether a dialog of the address is open, or one for a move; what else stands there then, the others decide. */
function selectIsDialogOpen(state: AddressRoot & AppointmentsRoot): boolean {
  const { params } = selectAddress(state);
  return state.appointments.reschedule !== null || dialogParams(SECTION).some(({ name }) => name in params);
}

/** The dialogs that are opened from any of the views. */
function Dialogs({ today }: { today: DateText }) {
  const isWanted = useSelector(selectIsDialogOpen);
  const rest = useOnceWanted(restCode, isWanted);
  return (
    rest && (
      <>
        <rest.Rescheduling today={today} />
        <rest.AwayDesk today={today} />
        <rest.PatientDesk />
      </>
    )
  );
}

/** The toolbar of the chosen appointments and their ledger, below the list so that no row moves when they come. */
function Chosen({ today }: { today: DateText }) {
  const isShown = useSelector(selectIsSelectionShown);
  const rest = useOnceWanted(restCode, isShown);
  return isShown && rest && <rest.ManyAtOnce today={today} />;
}

/** What became of a series of visits, below whichever view is shown: it was chosen in a dialog of any of them. */
function SeriesSent() {
  const isShown = useSelector(selectIsSeriesSent);
  const rest = useOnceWanted(restCode, isShown);
  return isShown && rest && <rest.SeriesBar />;
}

/** Whether a series is booked or cancelled, or has been. */
function selectIsSeriesSent(state: FanOutsRoot): boolean {
  return [appointmentKeys.series, appointmentKeys.undoSeries].some((key) => selectLedger(state, key) !== undefined);
}

interface ShownViewProps {
  view: ReturnType<typeof selectShownAs>;
  today: DateText;
  table: RefObject<TableHandle | null>;
  viewTools: HTMLElement | null;
  hasSingleKeys: boolean;
  onSingleKeysChosen: (areOn: boolean) => void;
}

/** What the appointments are shown as. */
function ShownView({ view, today, table, viewTools, hasSingleKeys, onSingleKeysChosen }: ShownViewProps) {
  const t = useT();
  if (view === 'board')
    return <LazyView code={restCode}>{({ Board }) => <Board today={today} toolsRoom={viewTools} />}</LazyView>;
  if (view === 'waits') return <LazyView code={restCode}>{({ WaitsDesk }) => <WaitsDesk today={today} />}</LazyView>;
  if (view === 'figures')
    return (
      <LazyView code={restCode}>{({ FiguresDesk }) => <FiguresDesk today={today} toolsRoom={viewTools} />}</LazyView>
    );
  return (
    <>
      <AppointmentList code={restCode} today={today} hasSingleKeys={hasSingleKeys} ref={table} />
      <Chosen today={today} />
      <KeyHints text={t(listMessages.keys)}>
        <Shortcuts code={restCode} hasSingleKeys={hasSingleKeys} onSingleKeysChosen={onSingleKeysChosen} />
      </KeyHints>
    </>
  );
}

interface ActionsProps {
  today: DateText;
  isPending: boolean;
  isFullScreen: boolean;
  onRefreshed: () => void;
  onFullScreenToggled: () => void;
}

/** Beside the title: how fresh the list is, in which form it is shown, and what can be done with the page. */
function Actions({ today, isPending, isFullScreen, onRefreshed, onFullScreenToggled }: ActionsProps) {
  const t = useT();
  useAsked(listMessages.fullScreen, onFullScreenToggled);
  useAsked(listMessages.refresh, onRefreshed);
  return (
    <>
      <FreshChip isPending={isPending} onRefreshed={onRefreshed}>
        <NewsLine />
      </FreshChip>
      <ViewSwitch today={today} />
      <IconAction
        label={t(isFullScreen ? listMessages.leaveFullScreen : listMessages.fullScreen)}
        icon={isFullScreen ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
        onClick={onFullScreenToggled}
      />
    </>
  );
}
