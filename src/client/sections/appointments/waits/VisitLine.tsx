import { memo } from 'react';
import { useDispatch } from 'react-redux';

import { say, type Text } from '#client/lib/text';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { PlainButton } from '#client/ui/plain/PlainButton';
import { StatusChip } from '#client/ui/plain/StatusChip';
import type { DateText } from '#contract/common';
import { visitWanted } from '../list/events';
import { listMessages } from '../list/messages';
import { timeOf } from '../list/patients/visits';
import { VisitText } from '../list/patients/VisitText';
import { rowOf, type AppointmentRow, type Referred } from '../list/rows';
import { StatusBadge } from '../list/StatusBadge';
import { ageOf } from './age';
import { WaitingRow } from './components/WaitingRow';
import { deskMessages } from './messages';
import type { ShownLine } from './selectors';
import { offersOf, periodOf, type LineOffer } from './triage';

interface VisitLineProps {
  line: ShownLine;
  referred: Referred;
  today: DateText;
  /** How many hours it has waited, `null` where that is not said. */
  hours: number | null;
  isCurrent: boolean;
  onSettled: (line: ShownLine, offer: LineOffer) => void;
}

/** An appointment that waits, or two that clash; drawn again only when something about it has changed. */
export const VisitLine = memo(function VisitLine(props: VisitLineProps) {
  const { line, referred, today, hours, isCurrent, onSettled } = props;
  const t = useT();
  const dispatch = useDispatch();
  const rows = line.visits.map((visit) => rowOf(visit, referred));
  const [one] = line.visits;
  const names = rows.map((row) => visitName(row, t(listMessages.unknownPatient)));
  const [first = '', second] = names;
  const visit = t(second ? say(deskMessages.and, { one: first, other: second }) : first);
  return (
    <WaitingRow
      line={line.key}
      isCurrent={isCurrent}
      onOpen={() => dispatch(visitWanted({ id: one.id, period: periodOf(one, today) }))}
      text={rows.map((row) => (
        <VisitText key={row.id} row={row} today={today} isInColumns />
      ))}
      mark={
        hours === null ? (
          rows.map(({ id, status }) => <StatusBadge key={id} status={status} />)
        ) : (
          <Age text={t(ageOf(hours))} isUrgent={line.group === 'soon' && one.date === today} />
        )
      }
      actions={offersOf(line, today).map((offer) => (
        <PlainButton
          key={offer.letter}
          variant="outlined"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`${t(offer.label)}, ${visit}`}
          onClick={() => onSettled(line, offer)}
        >
          {t(offer.label)}
        </PlainButton>
      ))}
    />
  );
});

/** How long somebody has waited; red where the visit is today. */
function Age({ text, isUrgent }: { text: string; isUrgent: boolean }) {
  return isUrgent ? <StatusChip tone="red" label={text} /> : <span className={quiet.text}>{text}</span>;
}

function visitName(row: AppointmentRow, unknown: string): Text {
  return say(deskMessages.visit, {
    patient: row.patientName ?? unknown,
    ...timeOf({ date: row.date, start_time: row.startTime }),
  });
}
