import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { longDate, timeRange } from '#client/lib/dates';
import type { Message, Text } from '#client/lib/text';
import { OwnText } from '../language/OwnText';
import { useT } from '../language/useT';
import { DifferenceBars } from './DifferenceBars';
import { SIGNS, type DifferenceLine } from './differenceLine';
import { weekPlanMessages } from './planMessages';

interface PlanDifferenceProps {
  /** What would be done, in numbers, and what else is said of that. */
  told: Text;
  more: readonly Text[];
  /** In the order of their days. */
  lines: readonly DifferenceLine[];
  /** What stands over whose hours they are, where that is said. */
  whoHeader?: Message | undefined;
  /** What has to be said before it, after the numbers, and at the end. */
  before?: ReactNode;
  between?: ReactNode;
  after?: ReactNode;
}

/** Most lines that are drawn. */
const DRAWN_AT_MOST = 400;

/** What a plan would do: in numbers, as a week, and day by day. */
export function PlanDifference({ told, more, before, between, after, ...table }: PlanDifferenceProps) {
  const t = useT();
  const { lines } = table;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {before}
      <div role="status">
        <strong>{t(told)}</strong>
        {more.map((one, at) => (
          <Box key={at} sx={{ color: 'text.secondary' }}>
            {t(one)}
          </Box>
        ))}
      </div>
      {between}
      {lines.length > 0 && (
        <>
          <DifferenceBars lines={lines} />
          <LinesByDay {...table} />
        </>
      )}
      {after}
    </Box>
  );
}

/** The lines of a difference in a table. */
function LinesByDay({ lines, whoHeader }: Pick<PlanDifferenceProps, 'lines' | 'whoHeader'>) {
  const t = useT();
  const drawn = linesToDraw(lines);
  return (
    // A frame that scrolls must be reached by keys.
    <Frame tabIndex={0} role="group" aria-label={t(weekPlanMessages.lines)}>
      <table aria-label={t(weekPlanMessages.difference)}>
        <thead>
          <tr>
            <th scope="col">{t(weekPlanMessages.day)}</th>
            {whoHeader && <th scope="col">{t(whoHeader)}</th>}
            <th scope="col">{t(weekPlanMessages.change)}</th>
            <th scope="col">{t(weekPlanMessages.hours)}</th>
            <th scope="col">{t(weekPlanMessages.note)}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ sign, date, who, from, to, note }, at) => (
            <tr key={at} data-sign={sign}>
              <td>{t(longDate(date))}</td>
              {whoHeader && (
                <td>
                  <OwnText>{t(who ?? '')}</OwnText>
                </td>
              )}
              <td className="sign">{t(SIGNS[sign])}</td>
              <td>
                <bdi dir="ltr">{timeRange(from, to)}</bdi>
              </td>
              <td>{t(note)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {drawn.length < lines.length && (
        <div>{t(weekPlanMessages.moreLines, { count: lines.length - drawn.length })}</div>
      )}
    </Frame>
  );
}

/** All lines, or of very many first those that a person has to look at, in the order of their days. */
function linesToDraw(all: readonly DifferenceLine[]): readonly DifferenceLine[] {
  if (all.length <= DRAWN_AT_MOST) return all;
  const isTold = ({ sign }: DifferenceLine) => sign === 'stays' || sign === 'leftOut';
  const told = all.filter(isTold).slice(0, DRAWN_AT_MOST);
  const room = DRAWN_AT_MOST - told.length;
  const others = all.filter((one) => !isTold(one)).slice(0, room);
  const chosen = new Set([...told, ...others]);
  return all.filter((one) => chosen.has(one));
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
