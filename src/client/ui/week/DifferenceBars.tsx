import { styled } from '@mui/material/styles';

import { endOfMinutes, timeOfMinutes, timeRange } from '#client/lib/dates';
import { joinedSpans, spansOf, type DaySpan } from '#client/lib/daySpans';
import { groupBy } from '#client/lib/groupBy';
import { weekdayOf } from '#client/lib/week';
import { useT } from '../language/useT';
import { axisOf, linesApart, placedOn, WHOLE_TEXT } from './axis';
import { AxisHours } from './AxisHours';
import { SIGNS, type DifferenceLine } from './differenceLine';
import { daysTogether, equalDays } from './equalDays';

/** What becomes of a week, as bars: weekdays that are the same are drawn once, and those without hours not at all. */
export function DifferenceBars({ lines }: { lines: readonly DifferenceLine[] }) {
  const t = useT();
  const parts = lines.flatMap(partsOf);
  const axis = axisOf(parts);
  const byDay = new Map([...groupBy(parts, ({ day }) => day)].map(([day, ofDay]) => [day, barsOf(ofDay)]));
  const rows = equalDays((day) => JSON.stringify(byDay.get(day))).filter(([day = 0]) => byDay.has(day));
  return (
    <Bars style={{ ['--apart' as string]: linesApart(axis) }}>
      <li>
        <span />
        <AxisHours axis={axis} />
      </li>
      {rows.map((days) => (
        <li key={days.join()}>
          <strong>{t(daysTogether(days))}</strong>
          <Lanes axis={axis} bars={byDay.get(days[0] ?? 0) ?? []} />
        </li>
      ))}
    </Bars>
  );
}

interface Bar extends DaySpan {
  sign: DifferenceLine['sign'];
}

/** The bars of a day; what goes stands below what is there afterwards, and then what does not come. */
function Lanes({ bars, axis }: { bars: readonly Bar[]; axis: DaySpan }) {
  const t = useT();
  const lanes = [0, 1, 2].map((lane) => bars.filter(({ sign }) => (LANES[sign] ?? 0) === lane));
  return (
    <div className="lanes">
      {lanes
        .filter((lane) => lane.length > 0)
        .map((lane, at) => (
          <div key={at} className="lane">
            {lane.map(({ sign, ...span }) => (
              <span key={`${sign} ${span.start}`} className="bar" data-sign={sign} style={placedOn(axis, span)}>
                <b>{t(SIGNS[sign])}</b>
                <bdi dir="ltr">{timeRange(timeOfMinutes(span.start), endOfMinutes(span.end))}</bdi>
              </span>
            ))}
          </div>
        ))}
    </div>
  );
}

const LANES: Partial<Record<DifferenceLine['sign'], number>> = { remove: 1, leftOut: 2 };

/** The parts of weekdays that a line is about; hours over midnight are about two. */
function partsOf({ sign, date, from, to }: DifferenceLine) {
  return spansOf({ date, from, to }).map(({ date: on, start, end }) => ({ day: weekdayOf(on), sign, start, end }));
}

/** The bars of a day: one for all of a sign that touches. */
function barsOf(parts: readonly Bar[]): Bar[] {
  return [...groupBy(parts, ({ sign }) => sign)].flatMap(([sign, ofSign]) =>
    joinedSpans(ofSign).map((span) => ({ sign, ...span })),
  );
}

const Bars = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  fontSize: 13,
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  },
  '.lanes': {
    display: 'grid',
    gap: 2,
    backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} 1px, transparent 1px)`,
    backgroundSize: 'var(--apart) 100%',
  },
  '.lane': { position: 'relative', height: 22 },
  '.bar': {
    ...WHOLE_TEXT,
    position: 'absolute',
    insetBlock: 0,
    borderRadius: 6,
    fontSize: 12,
    border: `1px solid ${theme.vars.palette.line}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
  },
  '.bar > b': { paddingInlineEnd: 3 },
  '.bar[data-sign="add"], .bar[data-sign="change"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.accentSoft,
    color: theme.vars.palette.text.primary,
  },
  '.bar[data-sign="remove"]': { borderColor: theme.vars.palette.error.main, color: theme.vars.palette.error.main },
  '.bar[data-sign="stays"]': { borderColor: theme.vars.palette.warning.main, color: theme.vars.palette.text.primary },
  '.bar[data-sign="leftOut"]': { borderStyle: 'dashed' },
}));
