import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { useT } from '#client/ui/language/useT';
import { SectionBody } from '#client/ui/layout/SectionBody';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { listMessages } from '../list/messages';
import { useInPieces } from '../list/patients/useInPieces';
import { selectRealList, selectRealReferred, selectShowsSamples } from '../list/selectors';
import { hoursWaited } from './age';
import { WaitGroupBox } from './components/WaitGroupBox';
import { callBackDaysChosen } from './events';
import { HalfDoneLines } from './HalfDoneLines';
import { HoursCheck } from './HoursCheck';
import { WAIT_GROUPS, type WaitGroup } from './lines';
import { deskMessages, groupNotes, groupTitles } from './messages';
import { CALL_BACK_DAYS } from './rules';
import { selectCallBackDays, selectHoursCheck, selectWaiting, type ShownLine, type WhatWaits } from './selectors';
import { useTriage } from './useTriage';
import { VisitLine } from './VisitLine';

/** What waits for somebody at the desk, in its groups, each line with what settles it (decisions: what waits). */
export function WaitsDesk({ today }: { today: DateText }) {
  const t = useT();
  const [focusedBefore] = useState(() => document.activeElement);
  const now = useMinute();
  const waiting = useSelected(selectWaiting, now);
  const showsSamples = useSelector(selectShowsSamples);
  return (
    <SectionBody>
      {waiting ? (
        <Groups {...{ today, waiting, now, focusedBefore }} />
      ) : (
        <EmptyState text={t(showsSamples ? listMessages.unread : deskMessages.looking)} />
      )}
    </SectionBody>
  );
}

interface GroupsProps {
  today: DateText;
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

function Groups({ waiting, now, today, focusedBefore }: GroupsProps) {
  const t = useT();
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
  const { stop, settle, ...handlers } = useTriage({ frame, lines: all, halfDone, today, focusedBefore });
  return (
    <Box ref={setFrame} sx={{ display: 'grid', gap: 2, minWidth: 0 }} {...handlers}>
      {lines.length + halfDone.length === 0 && <Nothing />}
      {halfDone.length > 0 && (
        <WaitGroupBox
          title={say(deskMessages.ofGroup, { title: groupTitles.halfDone, count: halfDone.length })}
          note={t(groupNotes.halfDone)}
        >
          <HalfDoneLines works={halfDone} current={stop} />
        </WaitGroupBox>
      )}
      {groups.slice(0, reached).map(({ group, count, lines: some }) => (
        <WaitGroupBox
          key={group}
          title={count > 0 ? say(deskMessages.ofGroup, { title: groupTitles[group], count }) : groupTitles[group]}
          note={<GroupNote group={group} count={count} />}
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
      {all.length > 0 && <KeyHints text={t(deskMessages.keys)} />}
    </Box>
  );
}

/** What a group is, and where it is chosen how far that goes. */
function GroupNote({ group, count }: { group: WaitGroup; count: number }) {
  const t = useT();
  switch (group) {
    case 'hours':
      return <HoursCheck />;
    case 'dropped':
      return <CallBackChoice count={count} />;
    default:
      return t(groupNotes[group]);
  }
}

const inGroup = (group: WaitGroup) => (line: ShownLine) => line.group === group;

/** So many lines of a group are shown at first. */
const SHOWN = 50;

/** So many lines are drawn at once: with 15, the view comes in a task of 73 ms, and with 4 in one of 50. */
const AT_ONCE = 4;

/** How far to look back for patients to call, and that there are none. */
function CallBackChoice({ count }: { count: number }) {
  const t = useT();
  const dispatch = useDispatch();
  const chosen = useSelector(selectCallBackDays);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontSize: 13 }}>
      <span aria-hidden>{t(deskMessages.lookBack)}</span>
      <SegmentedControl
        label={t(deskMessages.lookBack)}
        value={String(chosen)}
        choices={CALL_BACK_DAYS.map((days) => ({ value: String(days), label: t(deskMessages.daysBack, { days }) }))}
        onChange={(value) => dispatch(callBackDaysChosen(value === '30' ? 30 : 7))}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {count === 0 && t(deskMessages.nobodyToCall)}
      </Box>
    </Box>
  );
}
