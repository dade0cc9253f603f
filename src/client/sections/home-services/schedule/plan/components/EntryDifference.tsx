import { timeRange } from '#client/lib/dates';
import { say, type Message, type Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { PlanDifference } from '#client/ui/week/PlanDifference';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import { entryCounts, type EntryLine } from '../difference';
import { planScheduleMessages } from '../messages';
import { overlapOfEntry, STAYING } from '../standing';

/** What the button says that applies a difference, `Apply: add 1, change 1`; `null` where nothing would change. */
export function applyEntriesLabel(lines: readonly EntryLine[]): Message | null {
  const { add, change, remove } = entryCounts(lines);
  const [first, ...others] = [
    { count: add, said: planScheduleMessages.addPart },
    { count: change, said: planScheduleMessages.changePart },
    { count: remove, said: planScheduleMessages.removePart },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, said }) => say(said, { count }));
  if (!first) return null;
  const parts = others.reduce((known, rest) => say(planScheduleMessages.parts, { first: known, rest }), first);
  return say(planScheduleMessages.apply, { parts });
}

/** What a plan would do with the entries of a provider: in numbers, and day by day. */
export function EntryDifference({ lines }: { lines: readonly EntryLine[] }) {
  const t = useT();
  const counts = entryCounts(lines);
  return (
    <PlanDifference
      told={applyEntriesLabel(lines) === null ? weekPlanMessages.nothing : say(planScheduleMessages.counts, counts)}
      more={[say(weekPlanMessages.rest, counts)]}
      lines={lines.map((line) => {
        const { sign, date, start_time: from, end_time: to } = line;
        return { sign, date, from, to, note: noteOf(line) };
      })}
      before={<PlainAlert severity="info">{t(planScheduleMessages.bookingsUnknown)}</PlainAlert>}
    />
  );
}

function noteOf(line: EntryLine): Text {
  if (line.sign === 'change') {
    const { start_time, end_time } = line.entry;
    return say(planScheduleMessages.was, { hours: timeRange(start_time, end_time) });
  }
  if (line.sign === 'leftOut') return line.entry ? overlapOfEntry(line.entry, line.why) : STAYING.begun;
  return line.sign === 'same' && line.why ? STAYING[line.why] : '';
}
