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
import { awayMessages, closedMessages } from '../messages';
import { isWithinDay, namesTwice, timeNamed } from '../planning';
import type { AwayPlan, PlanLine } from '../state';
import { LineTable } from './LineTable';

interface PlanTableProps {
  plan: AwayPlan;
  toRow: (one: StoredAppointment) => AppointmentRow;
  doctorOf: DoctorOf;
  /** The names of the places by id. */
  places: Readonly<Record<string, string>>;
  onToggled: (line: PlanLine, isTicked: boolean) => void;
  onGroupToggled: (lines: readonly PlanLine[], areTicked: boolean) => void;
  /** Another time is wanted for a line. */
  onChange: (line: PlanLine) => void;
}

/** Who is to be moved, from when, and to when. */
export function PlanTable({ plan, toRow, doctorOf, places, onToggled, onGroupToggled, onChange }: PlanTableProps) {
  const t = useT();
  const { kind, lines, hasTimes } = plan;
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
          <th scope="col">{t(awayMessages.from)}</th>
          <th scope="col">{t(awayMessages.to)}</th>
        </tr>
      </thead>
      {groupsOf(plan, doctorOf).map(({ id, head, members }) => (
        <tbody key={id}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {kind === 'late' ? (
                  <GroupHead text={head} members={members} onToggled={onGroupToggled} />
                ) : (
                  <OwnText>{t(head)}</OwnText>
                )}
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

/**
 * The lines of a plan under their heads: of a doctor who is late, who has room today and who has not; of a closed
 * place, doctor by doctor.
 */
function groupsOf({ kind, placeId, doctorIds, lines, hasTimes }: AwayPlan, doctorOf: DoctorOf): Group[] {
  const heads =
    kind === 'late' && hasTimes
      ? [
          { id: 'today', head: lateMessages.laterToday, has: isWithinDay, values: {} },
          { id: 'other', head: lateMessages.noRoomToday, has: (line: PlanLine) => !isWithinDay(line), values: {} },
        ]
      : doctorIds.map((id) => ({
          id: String(id),
          head: placeId === null ? null : closedMessages.ofDoctor,
          values: { doctor: doctorOf({ doctor_id: id }) },
          has: ({ appointment }: PlanLine) => String(appointment.doctor_id) === String(id),
        }));
  return heads.flatMap(({ id, head, values, has }) => {
    const members = lines.filter(has);
    return members.length > 0 ? { id, head: head && say(head, { ...values, count: members.length }), members } : [];
  });
}

/** How the doctor of an appointment is called. */
type DoctorOf = (one: Pick<StoredAppointment, 'doctor_id'>) => Text;

/** Lines of a plan under one head. */
interface Group {
  id: string;
  head: Text | null;
  members: readonly PlanLine[];
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
      <td data-head={t(awayMessages.from)}>{t(now)}</td>
      <td data-head={t(awayMessages.to)}>
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

interface GroupHeadProps {
  text: Text;
  members: readonly PlanLine[];
  /** All lines that have a time are ticked, or no longer. */
  onToggled: (members: readonly PlanLine[], areTicked: boolean) => void;
}

/** The head of a group of lines, which chooses all of them that have a time. */
function GroupHead({ text, members, onToggled }: GroupHeadProps) {
  const t = useT();
  const able = members.filter(({ proposed }) => proposed);
  const ticked = able.filter(({ isTicked }) => isTicked).length;
  const areAll = able.length > 0 && ticked === able.length;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Checkbox
        size="small"
        checked={areAll}
        indeterminate={ticked > 0 && !areAll}
        disabled={able.length === 0}
        slotProps={{ input: { 'aria-label': t(say(lateMessages.chooseAll, { group: text })) } }}
        onChange={() => onToggled(able, !areAll)}
      />
      <span>{t(text)}</span>
    </Box>
  );
}
