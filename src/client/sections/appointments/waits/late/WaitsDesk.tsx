import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { useSelected } from '#client/state/useSelected';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useMinute } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { WAIT_GROUPS } from '../lines';
import { WaitGroupBox } from './components/WaitGroupBox';
import { HalfDoneLines } from './HalfDoneLines';
import { deskMessages, groupTitles } from './messages';
import { selectWaiting, type WhatWaits } from './selectors';
import { useTriage } from './useTriage';
import { VisitLine } from './VisitLine';

interface WaitsDeskProps {
  today: DateText;
  /** Whether single letters settle a line. */
  hasSingleKeys: boolean;
}

/** What waits for somebody at the desk, in groups, each line with what settles it (decisions: what waits). */
export function WaitsDesk({ today, hasSingleKeys }: WaitsDeskProps) {
  const t = useT();
  const now = useMinute();
  const waiting = useSelected(selectWaiting, now);
  const { length: count } = useSelector(selectRealList);
  if (!waiting) return <EmptyState text={t(deskMessages.looking)} />;
  if (waiting.count === 0)
    return (
      <EmptyState text={t(deskMessages.nothing)}>
        <Box component="span" sx={{ fontSize: 13 }}>
          {t(deskMessages.lookedAt, { count })}
        </Box>
      </EmptyState>
    );
  return <Groups {...{ waiting, now, today, hasSingleKeys }} />;
}

interface GroupsProps extends WaitsDeskProps {
  waiting: WhatWaits;
  /** Milliseconds since 1970. */
  now: number;
}

function Groups({ waiting: { lines, halfDone }, now, today, hasSingleKeys }: GroupsProps) {
  const t = useT();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () =>
      WAIT_GROUPS.map((group) => {
        const inGroup = lines.filter((line) => line.group === group);
        return { group, count: inGroup.length, lines: open.has(group) ? inGroup : inGroup.slice(0, SHOWN) };
      }).filter(({ count }) => count > 0),
    [lines, open],
  );
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const all = shown.flatMap((group) => group.lines);
  const { stop, settle, ...handlers } = useTriage({ frame, lines: all, halfDone, today, hasSingleKeys });
  return (
    <Box
      ref={setFrame}
      sx={{ display: 'grid', alignContent: 'start', gap: 2, overflowY: 'auto', minHeight: 0, flex: '1 1 auto' }}
      {...handlers}
    >
      {halfDone.length > 0 && (
        <WaitGroupBox title={say(deskMessages.ofGroup, { title: groupTitles.halfDone, count: halfDone.length })}>
          <HalfDoneLines works={halfDone} current={stop} />
        </WaitGroupBox>
      )}
      {shown.map(({ group, count, lines: some }) => (
        <WaitGroupBox
          key={group}
          title={say(deskMessages.ofGroup, { title: groupTitles[group], count })}
          more={count > some.length ? count : 0}
          onAllWanted={() => setOpen(new Set([...open, group]))}
        >
          {some.map((line) => (
            <VisitLine
              key={line.key}
              line={line}
              today={today}
              now={now}
              isCurrent={line.key === stop}
              onSettled={settle}
            />
          ))}
        </WaitGroupBox>
      ))}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {[deskMessages.keys, ...(hasSingleKeys ? [deskMessages.letters] : [])].map((text) => t(text)).join(' · ')}
      </Box>
    </Box>
  );
}

/** So many lines of a group are shown at first. */
const SHOWN = 50;
