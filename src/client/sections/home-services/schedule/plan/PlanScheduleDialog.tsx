import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';

import { timeRange } from '#client/lib/dates';
import { type Message, say, type Text } from '#client/lib/text';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { useNames } from '#client/sections/home-services/shared/useNames';
import { usePlan, usePlanLedgers } from '#client/state/plans/usePlan';
import { useSelected } from '#client/state/useSelected';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { PlanDialog } from '#client/ui/week/PlanDialog';
import { PlanDifference } from '#client/ui/week/PlanDifference';
import { emptyPlan, type WeekPlanFields, weekPlanSchema } from '#client/ui/week/planFields';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import { type WantedWeeks, weekInOrder } from '#client/ui/week/week';
import type { Id } from '#contract/common';
import { entryCounts, type EntryLine } from './difference';
import { planScheduleMessages } from './messages';
import { schedulePlan } from './plan';
import { overlapOfEntry, STAYING } from './standing';

/** `Plan hours` for a home provider (Spec 2 §3: Availability). */
export function PlanScheduleDialog({ provider, onClose }: { provider: Id; onClose: () => void }) {
  const t = useT();
  const form = useForm<WeekPlanFields>({ defaultValues: emptyPlan(), resolver: zodResolver(weekPlanSchema(t, null)) });
  const { control } = form;
  const plan = usePlan(schedulePlan, provider, questionOf(useWatch({ control }) as WeekPlanFields));
  const { difference } = plan;
  const names = useNames();
  const providers = useSelected(homeProviderKind.selectRows, EVERY);
  const chosen = providers?.find(({ id }) => String(id) === String(provider));
  return (
    <PlanDialog
      {...plan.dialog}
      form={form}
      name={chosen && names.of(chosen)}
      onWeekWanted={plan.draw}
      onShow={(fields) => plan.show(questionOf(fields))}
      apply={difference && applyEntriesLabel(difference.lines)}
      difference={difference && <EntryDifference lines={difference.lines} />}
      ledgers={<Ledgers provider={provider} />}
      onClose={onClose}
    />
  );
}

const EVERY = {};

function questionOf({ startDate, endDate, days }: WeekPlanFields): WantedWeeks {
  return { startDate, endDate, week: weekInOrder(days) };
}

/** The ledgers of its plans, which are drawn anew with each answer. */
function Ledgers({ provider }: { provider: Id }) {
  return <PlanLedgers {...usePlanLedgers(schedulePlan, provider)} />;
}

/** What the button says that applies a difference, `Apply: add 1, change 1`; `null` where nothing would change. */
function applyEntriesLabel(lines: readonly EntryLine[]): Message | null {
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
function EntryDifference({ lines }: { lines: readonly EntryLine[] }) {
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
