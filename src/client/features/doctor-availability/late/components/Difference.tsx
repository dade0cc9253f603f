import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

import type { NamedDoctor } from '#client/features/doctor-availability/events';
import type { HoursDifference } from '#client/features/doctor-availability/late/planState';
import { longDate, timeRange } from '#client/lib/dates';
import { namesInARow, say, type Message, type Text } from '#client/lib/text';
import { OwnText } from '#client/ui/OwnText';
import { useT } from '#client/ui/useT';
import { lineCounts, type HoursLine } from '../difference';
import { planHoursMessages } from '../messages';
import { leftOutText, stayingText } from '../whyText';

/** Most names in a sentence, and most lines that are drawn. */
const NAMED_AT_MOST = 10;
const DRAWN_AT_MOST = 400;

/** What the button says that applies a difference; `null` where nothing would change. */
export function applyLabel({ doctors }: HoursDifference): Message | null {
  const { add, remove } = lineCounts(doctors.flatMap(({ lines }) => lines));
  const said = add === 0 ? planHoursMessages.applyRemove : planHoursMessages.applyAdd;
  if (add + remove === 0) return null;
  return say(add > 0 && remove > 0 ? planHoursMessages.applyBoth : said, { add, remove });
}

/** What a plan would do: in numbers, and day by day. */
export function Difference({ difference }: { difference: HoursDifference }) {
  const t = useT();
  const { doctors, unread, lacksVisits, question } = difference;
  const hasSeveral = question.doctors.length > 1;
  const counts = lineCounts(doctors.flatMap(({ lines }) => lines));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {unread.length > 0 && (
        <Alert severity="warning">
          {t(planHoursMessages.unread, {
            names: namesInARow(
              unread.map(({ name }) => name),
              NAMED_AT_MOST,
            ),
          })}
        </Alert>
      )}
      {lacksVisits && <Alert severity="warning">{t(planHoursMessages.lacksVisits)}</Alert>}
      {doctors.length > 0 && (
        <Box role="status" sx={{ fontWeight: 600 }}>
          {applyLabel(difference) === null && <div>{t(planHoursMessages.nothing)}</div>}
          {t(planHoursMessages.counts, counts)}
        </Box>
      )}
      {hasSeveral && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2, color: 'text.secondary' }}>
          {doctors.map(({ doctor, lines }) => (
            <li key={doctor.id}>
              {t(planHoursMessages.countsOf, {
                name: doctor.name,
                counts: say(planHoursMessages.counts, lineCounts(lines)),
              })}
            </li>
          ))}
        </Box>
      )}
      {counts.add + counts.remove + counts.same + counts.stays + counts.leftOut > 0 && (
        <Lines difference={difference} hasSeveral={hasSeveral} />
      )}
    </Box>
  );
}

function Lines({ difference: { doctors }, hasSeveral }: { difference: HoursDifference; hasSeveral: boolean }) {
  const t = useT();
  const all = linesByDay(doctors);
  const drawn = linesToDraw(all);
  return (
    // A frame that scrolls must be reached by keys.
    <Frame tabIndex={0} role="group" aria-label={t(planHoursMessages.lines)}>
      <table aria-label={t(planHoursMessages.difference)}>
        <thead>
          <tr>
            <th scope="col">{t(planHoursMessages.day)}</th>
            {hasSeveral && <th scope="col">{t(planHoursMessages.doctor)}</th>}
            <th scope="col">{t(planHoursMessages.change)}</th>
            <th scope="col">{t(planHoursMessages.hours)}</th>
            <th scope="col">{t(planHoursMessages.note)}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ doctor, line }, at) => (
            <tr key={at} data-sign={line.sign}>
              <td>{t(longDate(line.date))}</td>
              {hasSeveral && (
                <td>
                  <OwnText>{t(doctor.name)}</OwnText>
                </td>
              )}
              <td className="sign">{t(SIGNS[line.sign])}</td>
              <td>
                <bdi dir="ltr">{timeRange(line.available_from, line.available_to)}</bdi>
              </td>
              <td>{t(noteOf(doctor, line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {drawn.length < all.length && <div>{t(planHoursMessages.moreLines, { count: all.length - drawn.length })}</div>}
    </Frame>
  );
}

interface LineOfDoctor {
  doctor: NamedDoctor;
  line: HoursLine;
}

function linesByDay(doctors: HoursDifference['doctors']): LineOfDoctor[] {
  const all = doctors.flatMap(({ doctor, lines }) => lines.map((line) => ({ doctor, line })));
  return all.sort((a, b) => (a.line.date === b.line.date ? 0 : a.line.date < b.line.date ? -1 : 1));
}

/** All lines, or of very many first those that a person has to look at, in the order of their days. */
function linesToDraw(all: readonly LineOfDoctor[]): readonly LineOfDoctor[] {
  if (all.length <= DRAWN_AT_MOST) return all;
  const isTold = ({ line }: LineOfDoctor) => line.sign === 'stays' || line.sign === 'leftOut';
  const told = all.filter(isTold).slice(0, DRAWN_AT_MOST);
  const room = DRAWN_AT_MOST - told.length;
  const others = all.filter((one) => !isTold(one)).slice(0, room);
  const chosen = new Set([...told, ...others]);
  return all.filter((one) => chosen.has(one));
}

const SIGNS: Record<HoursLine['sign'], Message> = {
  add: planHoursMessages.added,
  remove: planHoursMessages.removed,
  same: planHoursMessages.same,
  stays: planHoursMessages.stays,
  leftOut: planHoursMessages.leftOut,
};

function noteOf(doctor: NamedDoctor, line: HoursLine): Text {
  if (line.sign === 'leftOut')
    return say(planHoursMessages.leftOutOf, { name: doctor.name, why: leftOutText(line.why) });
  if (line.sign === 'stays') return stayingText(line.why);
  return line.sign === 'same' && line.why ? stayingText(line.why) : '';
}

const Frame = styled('div')(({ theme }) => ({
  maxHeight: 360,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  th: { position: 'sticky', insetBlockStart: 0, backgroundColor: theme.vars.palette.background.paper },
  'th, td': { padding: '4px 10px', textAlign: 'start', verticalAlign: 'top' },
  'tbody tr': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  'td:not(:last-of-type)': { whiteSpace: 'nowrap' },
  '.sign': { fontWeight: 700 },
  '[data-sign="add"] .sign': { color: theme.vars.palette.success.main },
  '[data-sign="remove"] .sign': { color: theme.vars.palette.error.main },
  '[data-sign="same"]': { color: theme.vars.palette.text.secondary },
}));
