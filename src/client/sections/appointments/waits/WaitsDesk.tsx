import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { selectParam } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { listMessages } from '../list/messages';
import { useInPieces } from '../list/patients/useInPieces';
import { selectRealList, selectRealReferred, selectShowsSamples } from '../list/selectors';
import { switchMessages } from '../view/messages';
import { hoursWaited } from './age';
import { CallBackChoice } from './CallBackChoice';
import { WaitGroupBox } from './components/WaitGroupBox';
import { waitsTabChosen } from './events';
import { HalfDoneLines } from './HalfDoneLines';
import { HoursCheck } from './HoursCheck';
import { WAIT_GROUPS, type WaitGroup } from './lines';
import { deskMessages, groupTitles } from './messages';
import { selectHoursCheck, selectWaiting, type ShownLine, type WhatWaits } from './selectors';
import { SetUp } from './set-up/SetUp';
import { useTriage } from './useTriage';
import { VisitLine } from './VisitLine';

interface WaitsDeskProps {
  today: DateText;
  /** Whether single letters settle a line. */
  hasSingleKeys: boolean;
}

/** The tabs; the first is the default. */
export const WAITS_TABS = [
  { id: 'worklist', label: deskMessages.worklist },
  { id: 'setup', label: deskMessages.setUp },
] as const;

/** What waits for somebody at the desk, and in a tab of its own the gaps of the set-up (decisions: what waits). */
export function WaitsDesk(props: WaitsDeskProps) {
  const t = useT();
  const dispatch = useDispatch();
  const tab = useSelected(selectParam, 'tab') === 'setup' ? 'setup' : 'worklist';
  return (
    <>
      <Tabs
        value={tab}
        aria-label={t(switchMessages.waits)}
        onChange={(_, chosen: typeof tab) => dispatch(waitsTabChosen(chosen))}
        sx={{ flex: 'none', borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {WAITS_TABS.map(({ id, label }) => (
          <Tab key={id} value={id} id={`waits-tab-${id}`} aria-controls="waits-panel" label={t(label)} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="waits-panel"
        aria-labelledby={`waits-tab-${tab}`}
        sx={{ display: 'grid', alignContent: 'start', gap: 2, overflowY: 'auto', minHeight: 0, flex: '1 1 auto' }}
      >
        {tab === 'setup' ? <SetUp /> : <Worklist {...props} />}
      </Box>
    </>
  );
}

/** The worklist in its groups, each line with what settles it. */
function Worklist(props: WaitsDeskProps) {
  const t = useT();
  const [focusedBefore] = useState(() => document.activeElement);
  const now = useMinute();
  const waiting = useSelected(selectWaiting, now);
  const showsSamples = useSelector(selectShowsSamples);
  if (!waiting) return <EmptyState text={t(showsSamples ? listMessages.unread : deskMessages.looking)} />;
  return <Groups {...props} {...{ waiting, now, focusedBefore }} />;
}

interface GroupsProps extends WaitsDeskProps {
  waiting: WhatWaits;
  /** Milliseconds since 1970. */
  now: number;
  /** What had the focus when the worklist came on screen. */
  focusedBefore: Element | null;
}

/** Says that nothing waits, and what was looked at. */
function Nothing() {
  const t = useT();
  const { length: count } = useSelector(selectRealList);
  return (
    <EmptyState icon={Check} text={t(deskMessages.nothing)}>
      <Box component="span" sx={{ fontSize: 13 }}>
        {t(deskMessages.lookedAt, { count })}
      </Box>
    </EmptyState>
  );
}

function Groups(props: GroupsProps) {
  const { waiting, now, today, hasSingleKeys, focusedBefore } = props;
  const { lines, halfDone, mayCall } = waiting;
  const hasDoctors = useSelector(selectHoursCheck).doctors > 0;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const referred = useSelector(selectRealReferred);
  const groups = useMemo(
    () =>
      WAIT_GROUPS.map((group) => {
        const all = lines.filter(inGroup(group));
        return { group, count: all.length, lines: open.has(group) ? all : all.slice(0, SHOWN) };
      }).filter(
        ({ group, count }) => count > 0 || (group === 'hours' && hasDoctors) || (group === 'dropped' && mayCall),
      ),
    [lines, open, hasDoctors, mayCall],
  );
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const wanted = groups.flatMap((group) => group.lines);
  const all = wanted.slice(0, useInPieces(wanted.length, AT_ONCE));
  // A head does not stand before its first line does.
  const unreached = groups.findIndex(({ lines: [first] }) => first && !all.includes(first));
  const reached = unreached < 0 ? groups.length : unreached;
  const { stop, settle, ...handlers } = useTriage({ frame, lines: all, halfDone, today, hasSingleKeys, focusedBefore });
  return (
    <Box ref={setFrame} sx={{ display: 'grid', gap: 2, minWidth: 0 }} {...handlers}>
      {lines.length + halfDone.length === 0 && <Nothing />}
      {halfDone.length > 0 && (
        <WaitGroupBox title={say(deskMessages.ofGroup, { title: groupTitles.halfDone, count: halfDone.length })}>
          <HalfDoneLines works={halfDone} current={stop} />
        </WaitGroupBox>
      )}
      {groups.slice(0, reached).map(({ group, count, lines: some }) => (
        <WaitGroupBox
          key={group}
          title={count > 0 ? say(deskMessages.ofGroup, { title: groupTitles[group], count }) : groupTitles[group]}
          foot={(group === 'hours' && <HoursCheck />) || (group === 'dropped' && <CallBackChoice count={count} />)}
          more={count > some.length ? count : 0}
          onAllWanted={() => setOpen(new Set([...open, group]))}
        >
          {all.filter(inGroup(group)).map((line) => (
            <VisitLine
              key={line.key}
              line={line}
              referred={referred}
              today={today}
              hours={hoursWaited(line, now)}
              isCurrent={line.key === stop}
              onSettled={settle}
            />
          ))}
        </WaitGroupBox>
      ))}
      {all.length > 0 && <Keys hasSingleKeys={hasSingleKeys} />}
    </Box>
  );
}

function Keys({ hasSingleKeys }: Pick<GroupsProps, 'hasSingleKeys'>) {
  const t = useT();
  const texts = [deskMessages.keys, ...(hasSingleKeys ? [deskMessages.letters] : [])];
  return <KeyHints text={texts.map((text) => t(text)).join(' · ')} />;
}

const inGroup = (group: WaitGroup) => (line: ShownLine) => line.group === group;

/** So many lines of a group are shown at first. */
const SHOWN = 50;

/** So many lines are drawn at once: with 15, the view comes in a task of 73 ms, and with 4 in one of 50. */
const AT_ONCE = 4;
