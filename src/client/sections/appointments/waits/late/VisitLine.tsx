import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import { visitWanted } from '#client/sections/appointments/list/late/patients';
import { timeOf } from '#client/sections/appointments/list/late/visits';
import { VisitText } from '#client/sections/appointments/list/late/VisitText';
import { listMessages } from '#client/sections/appointments/list/messages';
import { rowOf, type AppointmentRow } from '#client/sections/appointments/list/rows';
import { selectRealReferred } from '#client/sections/appointments/list/selectors';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { StatusChip } from '#client/ui/plain/StatusChip';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { ageOf } from './age';
import { WaitingRow } from './components/WaitingRow';
import { deskMessages } from './messages';
import type { ShownLine } from './selectors';
import { offersOf, periodOf, type LineOffer } from './triage';

interface VisitLineProps {
  line: ShownLine;
  today: DateText;
  /** Milliseconds since 1970. */
  now: number;
  isCurrent: boolean;
  onSettled: (line: ShownLine, offer: LineOffer) => void;
}

/** An appointment that waits, or two that clash. */
export const VisitLine = memo(function VisitLine({ line, today, now, isCurrent, onSettled }: VisitLineProps) {
  const t = useT();
  const dispatch = useDispatch();
  const referred = useSelector(selectRealReferred);
  const rows = line.visits.map((visit) => rowOf(visit, referred));
  const [one] = line.visits;
  const age = line.group === 'soon' || line.group === 'passed' ? ageOf(one.created_at, now) : null;
  const names = rows.map((row) => visitName(row, t(listMessages.unknownPatient)));
  const [first = '', second] = names;
  const visit = second ? say(deskMessages.and, { one: first, other: second }) : first;
  return (
    <WaitingRow
      line={line.key}
      isCurrent={isCurrent}
      onOpen={() => dispatch(visitWanted({ id: one.id, period: periodOf(one, today) }))}
      text={
        <>
          {rows.map((row) => (
            <VisitText
              key={row.id}
              row={row}
              today={today}
              hasStatus={line.group !== 'soon' && line.group !== 'passed'}
            />
          ))}
          {age && <StatusChip tone={age.tone} label={t(age.text)} />}
        </>
      }
      actions={offersOf(line, today).map((offer) => (
        <PlainButton
          key={offer.letter}
          variant={offer.isFirst ? 'contained' : 'outlined'}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`${t(offer.label)}, ${t(visit)}`}
          onClick={() => onSettled(line, offer)}
        >
          {t(offer.label)}
        </PlainButton>
      ))}
    />
  );
});

function visitName(row: AppointmentRow, unknown: string): Text {
  return say(deskMessages.visit, {
    patient: row.patientName ?? unknown,
    ...timeOf({ date: row.date, start_time: row.startTime }),
  });
}
