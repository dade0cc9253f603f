import { longDate, timeRange } from '#client/lib/dates';
import { humanized, initialsApart, namesInARow, notKnown } from '#client/lib/text';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages, statusLabels } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { phoneAtOnce } from '#client/ui/phone/usePhone';
import { isKnownStatus } from '#contract/rules';
import type { DayPage } from '../daySheets';
import { paperMenuMessages } from '../messages';

/** One page of paper: whose day it is, and the visits. Its header comes again where a browser breaks it in two. */
export function PrintedPage({ page, hasInitials }: { page: DayPage; hasInitials: boolean }) {
  const t = useT();
  const { doctorName, date, clinics, rows } = page;
  const clinicNames = clinics.map((name) => name ?? listMessages.unknownLocation);
  return (
    <table>
      <colgroup>
        <col style={{ width: '40%' }} />
        <col style={{ width: '18%' }} />
        <col style={{ width: '18%' }} />
        <col style={{ width: '24%' }} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={4} className="of-sheet">
            <div>
              <strong>
                <OwnText>{t(calledDoctor(doctorName))}</OwnText>
              </strong>
              <strong>{date ? t(longDate(date)) : t(notKnown)}</strong>
            </div>
            <div>
              <span>{t(namesInARow(clinicNames, clinicNames.length))}</span>
              <span>{t(paperMenuMessages.page, { page: page.page, pages: page.pages })}</span>
            </div>
          </th>
        </tr>
        <tr className="columns">
          <th>{t(listMessages.patient)}</th>
          <th>{t(listMessages.time)}</th>
          <th>{t(listMessages.status)}</th>
          <th>{t(listMessages.doctorsPhone)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Visit key={row.id} row={row} hasInitials={hasInitials} isElsewhere={clinics.length > 1} />
        ))}
      </tbody>
    </table>
  );
}

interface VisitProps {
  row: AppointmentRow;
  hasInitials: boolean;
  /** Whether the page has visits at several places, so that each says where it is. */
  isElsewhere: boolean;
}

function Visit({ row, hasInitials, isElsewhere }: VisitProps) {
  const t = useT();
  const { patientName, startTime, endTime, status, doctorPhone, locationName } = row;
  const name = patientName ?? t(listMessages.unknownPatient);
  return (
    <tr>
      <td>
        <div>
          <OwnText>{hasInitials && patientName ? initialsApart(patientName) : name}</OwnText>
        </div>
        {isElsewhere && (
          <small>
            <OwnText>{locationName ?? t(listMessages.unknownLocation)}</OwnText>
          </small>
        )}
      </td>
      <td>
        <bdi dir="ltr">{timeRange(startTime, endTime)}</bdi>
      </td>
      <td>{isKnownStatus(status) ? t(statusLabels[status]) : humanized(status)}</td>
      <td>{doctorPhone ? <bdi dir="ltr">{phoneAtOnce(doctorPhone).text}</bdi> : t(listMessages.noPhone)}</td>
    </tr>
  );
}
