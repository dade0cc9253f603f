import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { memo, useMemo } from 'react';

import type { StoredAppointment } from '#client/entities/appointments';
import { say, type Text } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import { timeOf } from '#client/sections/appointments/list/patients/visits';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { lateMessages } from '../afterMessages';
import { awayMessages } from '../messages';
import { isWithinDay, namesTwice, timeNamed } from '../planning';
import type { AwayPlan, PlanLine } from '../state';
import { GroupHead } from './GroupHead';
import { LineTable } from './LineTable';

interface PlanTableProps {
  plan: AwayPlan;
  toRow: (one: StoredAppointment) => AppointmentRow;
  /** The names of the places by id. */
  places: Readonly<Record<string, string>>;
  onToggled: (line: PlanLine, isTicked: boolean) => void;
  onGroupToggled: (lines: readonly PlanLine[], areTicked: boolean) => void;
  /** Another time is wanted for a line. */
  onChange: (line: PlanLine) => void;
}

/** Who is to be moved, from when, and to when. */
export function PlanTable({ plan, toRow, places, onToggled, onGroupToggled, onChange }: PlanTableProps) {
  const t = useT();
  const { lines, hasTimes } = plan;
  const nameOf = (line: PlanLine) => toRow(line.appointment).patientName ?? t(listMessages.unknownPatient);
  const twice = useMemo(
    () => namesTwice(lines.map(({ appointment }) => toRow(appointment).patientName ?? '')),
    [lines, toRow],
  );
  return (
    <LineTable aria-label={t(awayMessages.plan)}>
      <thead>
        <tr>
          <th scope="col">{t(awayMessages.patient)}</th>
          <th scope="col">{t(awayMessages.now)}</th>
          <th scope="col">{t(awayMessages.proposed)}</th>
        </tr>
      </thead>
      {groupsOf(plan).map(({ head, members }) => (
        <tbody key={head?.id ?? 'all'}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <GroupHead text={say(head, { count: members.length })} members={members} onToggled={onGroupToggled} />
              </th>
            </tr>
          )}
          {members.map((line) => (
            <Line
              key={line.appointment.id}
              line={line}
              name={nameOf(line)}
              isTwice={twice.has(toRow(line.appointment).patientName ?? '')}
              proposed={line.proposed && timeNamed(line.proposed, line.appointment, places)}
              hasTimes={hasTimes}
              onToggled={onToggled}
              onChange={onChange}
            />
          ))}
        </tbody>
      ))}
    </LineTable>
  );
}

/** The lines of a plan under their heads: of a doctor who is late, who has room today and who has not. */
function groupsOf({ kind, lines, hasTimes }: AwayPlan) {
  if (kind === 'away' || !hasTimes) return [{ head: null, members: lines }];
  return [
    { head: lateMessages.laterToday, members: lines.filter(isWithinDay) },
    { head: lateMessages.noRoomToday, members: lines.filter((line) => !isWithinDay(line)) },
  ].filter(({ members }) => members.length > 0);
}

interface LineProps {
  line: PlanLine;
  name: string;
  /** Whether another line has the same name, so that the time tells them apart. */
  isTwice: boolean;
  proposed: Text | null;
  /** Whether times have been looked for. */
  hasTimes: boolean;
  onToggled: PlanTableProps['onToggled'];
  onChange: PlanTableProps['onChange'];
}

const Line = memo(function Line({ line, name, isTwice, proposed, hasTimes, onToggled, onChange }: LineProps) {
  const t = useT();
  const { appointment, isTicked } = line;
  const now = say(awayMessages.time, timeOf(appointment));
  const label = isTwice
    ? say(awayMessages.moveOf, { patient: name, time: now })
    : say(awayMessages.move, { patient: name });
  return (
    <tr>
      <td>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Checkbox
            size="small"
            checked={isTicked}
            disabled={proposed === null}
            slotProps={{ input: { 'aria-label': t(label) } }}
            onChange={(_, isChecked) => onToggled(line, isChecked)}
          />
          <OwnText>{name}</OwnText>
        </Box>
      </td>
      <td data-head={t(awayMessages.now)}>{t(now)}</td>
      <td data-head={t(awayMessages.proposed)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ color: isTicked ? undefined : 'text.secondary' }}>
            {proposed ? t(proposed) : hasTimes && t(awayMessages.noTime)}
          </Box>
          {hasTimes && (
            <Button size="small" aria-haspopup="dialog" onClick={() => onChange(line)}>
              {t(awayMessages.change)}
            </Button>
          )}
        </Box>
      </td>
    </tr>
  );
});
