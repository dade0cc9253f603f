import { say, type Text } from '#client/lib/text';
import type { WaitingThings } from '#client/state/waiting';
import { calledDoctor } from '../list/calledDoctor';
import { appointmentsOpened } from '../list/events';
import { listMessages } from '../list/messages';
import { timeOf } from '../list/patients/visits';
import { rowOf, type Referred } from '../list/rows';
import { selectRealReferred } from '../list/selectors';
import { statusText } from '../list/statusActions';
import { ageOf, hoursWaited } from './age';
import { WAIT_GROUPS } from './lines';
import { deskMessages, groupTitles } from './messages';
import { selectHoursCheck, selectWaiting, type ShownLine } from './selectors';

type State = Parameters<typeof selectWaiting>[0] & Parameters<typeof selectRealReferred>[0];

/** What waits as the worklist shows it, each line in a sentence, for who takes over the desk. */
export const waitsHandedOver: WaitingThings<State> = {
  groupsAt: (state, at) => {
    const waiting = selectWaiting(state, at);
    if (!waiting) return null;
    const referred = selectRealReferred(state);
    const { unchecked } = selectHoursCheck(state);
    return WAIT_GROUPS.flatMap((group) => {
      const lines = waiting.lines.filter((line) => line.group === group).map((line) => lineText(line, referred, at));
      const name = groupTitles[group];
      const title = lines.length > 0 ? say(deskMessages.ofGroup, { title: name, count: lines.length }) : name;
      const said = group === 'hours' && unchecked > 0 ? [say(deskMessages.unchecked, { count: unchecked })] : [];
      return lines.length + said.length > 0 ? [{ title, lines: [...lines, ...said] }] : [];
    });
  },
  refreshed: appointmentsOpened,
};

function lineText(line: ShownLine, referred: Referred, at: number): Text {
  const { group, visits } = line;
  const isPending = group === 'soon' || group === 'passed';
  const [one, other] = visits.map((visit): Text => {
    const { patientName, doctorName, locationName, date, startTime, status } = rowOf(visit, referred);
    const parts = {
      patient: patientName ?? listMessages.unknownPatient,
      ...timeOf({ date, start_time: startTime }),
      doctor: calledDoctor(doctorName),
      place: locationName ?? listMessages.unknownLocation,
    };
    return isPending
      ? say(deskMessages.handedOver, parts)
      : say(deskMessages.handedOverAs, { ...parts, status: statusText(status) });
  });
  const text = other ? say(deskMessages.both, { one: one ?? '', other }) : (one ?? '');
  const hours = hoursWaited(line, at);
  return hours === null ? text : say(deskMessages.aged, { visit: text, age: ageOf(hours) });
}
