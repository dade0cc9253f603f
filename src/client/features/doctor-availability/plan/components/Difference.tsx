import Box from '@mui/material/Box';

import type { NamedDoctor } from '#client/features/doctor-availability/hours/events';
import type { DateText } from '#client/lib/dates';
import { namesInARow, say, type Message, type Text } from '#client/lib/text';
import { ClosedDates } from '#client/ui/dates/ClosedDates';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import type { DifferenceLine } from '#client/ui/week/differenceLine';
import { PlanDifference } from '#client/ui/week/PlanDifference';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import { closedOf, lineCounts, type HoursDifference, type HoursLine } from '../difference';
import { planHoursMessages } from '../messages';
import { leftOutText, stayingText } from '../whyText';

/** Most names in a sentence. */
const NAMED_AT_MOST = 10;

/** What the button says that applies a difference; `null` where nothing would change. */
export function applyLabel({ doctors }: HoursDifference): Message | null {
  const { add, remove } = lineCounts(doctors.flatMap(({ lines }) => lines));
  const said = add === 0 ? planHoursMessages.applyRemove : planHoursMessages.applyAdd;
  if (add + remove === 0) return null;
  return say(add > 0 && remove > 0 ? planHoursMessages.applyBoth : said, { add, remove });
}

interface DifferenceProps {
  difference: HoursDifference;
  /** Called with the closed dates that are to be opened. */
  onTicked: (dates: readonly DateText[]) => void;
}

/** What a plan would do: in numbers, and day by day. */
export function Difference({ difference, onTicked }: DifferenceProps) {
  const t = useT();
  const { doctors, unread, lacksVisits, question } = difference;
  const hasSeveral = question.doctors.length > 1;
  const lines = doctors.flatMap((one) => one.lines);
  const counts = lineCounts(lines);
  const { closed, ticked } = closedOf(difference);
  const toggle = (date: DateText) =>
    onTicked(ticked.includes(date) ? ticked.filter((one) => one !== date) : [...ticked, date]);
  return (
    <PlanDifference
      told={toldOf(difference, lines)}
      more={[say(weekPlanMessages.rest, counts), ...patientsIn(lines)]}
      lines={linesByDay(doctors)}
      whoHeader={hasSeveral ? planHoursMessages.doctor : undefined}
      before={
        <>
          {unread.length > 0 && (
            <PlainAlert severity="warning">{t(planHoursMessages.unread, { names: inARow(unread) })}</PlainAlert>
          )}
          {lacksVisits && <PlainAlert severity="warning">{t(planHoursMessages.lacksVisits)}</PlainAlert>}
        </>
      }
      between={<ClosedDates closed={closed} isTicked={(date) => ticked.includes(date)} onToggled={toggle} />}
      after={
        hasSeveral && (
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2, color: 'text.secondary' }}>
            {doctors.map(({ doctor, lines: own }) => (
              <li key={doctor.id}>
                {t(planHoursMessages.countsOf, {
                  name: doctor.name,
                  counts: say(planHoursMessages.counts, lineCounts(own)),
                })}
              </li>
            ))}
          </Box>
        )
      }
    />
  );
}

const inARow = (doctors: readonly NamedDoctor[]) =>
  namesInARow(
    doctors.map(({ name }) => name),
    NAMED_AT_MOST,
  );

/** `56 added, 8 removed, nobody affected`, or how many slots stay although the week does not want them. */
function toldOf(difference: HoursDifference, lines: readonly HoursLine[]): Text {
  if (applyLabel(difference) === null) return weekPlanMessages.nothing;
  const counts = lineCounts(lines);
  if (difference.lacksVisits) return say(planHoursMessages.counts, counts);
  return say(counts.stays === 0 ? planHoursMessages.countsNobody : planHoursMessages.countsStaying, counts);
}

/** Who is expected in hours that stay for them. */
function patientsIn(lines: readonly HoursLine[]): Text[] {
  const visits = lines.flatMap((line) => (line.sign === 'stays' ? line.why.visits : []));
  const names = new Set(visits.flatMap(({ patient }) => patient ?? []));
  return names.size > 0 ? [say(planHoursMessages.neededBy, { names: namesInARow([...names], NAMED_AT_MOST) })] : [];
}

/** The lines of all doctors, in the order of their days. */
function linesByDay(doctors: HoursDifference['doctors']): DifferenceLine[] {
  const all = doctors.flatMap(({ doctor, lines }) =>
    lines.map((line): DifferenceLine => {
      const { sign, date, available_from: from, available_to: to } = line;
      return { sign, date, who: doctor.name, from, to, note: noteOf(doctor, line) };
    }),
  );
  return all.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}

function noteOf(doctor: NamedDoctor, line: HoursLine): Text {
  if (line.sign === 'leftOut')
    return say(planHoursMessages.leftOutOf, { name: doctor.name, why: leftOutText(line.why) });
  if (line.sign === 'stays') return stayingText(line.why);
  return line.sign === 'same' && line.why ? stayingText(line.why) : '';
}
