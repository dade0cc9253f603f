import { use, type ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { longDate } from '#client/lib/dates';
import { shownName } from '#client/lib/text';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { listMessages } from '#client/sections/appointments/list/messages';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { ACTIONS, type ActionEntry } from '#client/sections/appointments/status/actions';
import { HijriDate, HijriDates } from '#client/ui/language/HijriDate';
import { OwnText } from '#client/ui/language/OwnText';
import quiet from '#client/ui/language/quiet.module.css';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { DateText } from '#contract/common';
import type { Location } from '#contract/directory';
import type { AppointmentAction } from '#contract/rules';
import { Phone } from '../components/Phone';
import styles from './AppointmentDetails.module.css';
import { detailMessages } from './messages';

interface AppointmentDetailsProps {
  actions: readonly AppointmentAction[];
  date: DateText;
  location: Location | null;
  doctor: Pick<AppointmentRow, 'doctorName' | 'doctorPicture' | 'doctorPhone'>;
  /** Whether a change of this appointment is under way. */
  isLocked: boolean;
  /** What it clashes with; nothing where it clashes with none. */
  clashes?: ReactNode;
  /** Buttons that lead on from it. */
  links?: ReactNode;
  /** What it stands in the place of. */
  earlier?: ReactNode;
  onAction: (action: AppointmentAction) => void;
}

/** What an open row shows: the actions its status offers, and where the visit is (Spec 1 §2, §4). */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { actions, date, location, doctor, isLocked, clashes, links, earlier, onAction } = props;
  const t = useT();
  return (
    <div className={styles.details}>
      <section>
        <h2>{t(detailMessages.actions)}</h2>
        {actions.length === 0 && <div className={quiet.text}>{t(detailMessages.noActions)}</div>}
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <ActionButton
              key={action}
              entry={ACTIONS[action]}
              isFirst={index === 0}
              isLocked={isLocked}
              onClick={() => onAction(action)}
            />
          ))}
        </div>
        <div className={styles.links}>{links}</div>
        {earlier}
      </section>
      <section>
        <h2>{t(detailMessages.locationDetails)}</h2>
        <Address location={location} />
      </section>
      <section>
        <h2>{t(listMessages.doctor)}</h2>
        <Doctor {...doctor} />
        <VisitDate date={date} />
      </section>
      {clashes}
    </div>
  );
}

interface ActionButtonProps {
  entry: ActionEntry;
  isFirst: boolean;
  isLocked: boolean;
  onClick: () => void;
}

function ActionButton({ entry: { label, name, isDestructive }, isFirst, isLocked, onClick }: ActionButtonProps) {
  const t = useT();
  return (
    <PlainButton
      variant={isFirst && !isDestructive ? 'contained' : 'outlined'}
      color={isDestructive ? 'error' : 'primary'}
      disabled={isLocked}
      {...(name && { 'aria-label': t(name) })}
      onClick={onClick}
    >
      {t(label)}
    </PlainButton>
  );
}

function Doctor({ doctorName, doctorPicture, doctorPhone }: AppointmentDetailsProps['doctor']) {
  const t = useT();
  return (
    <div className={styles.doctor}>
      <Picture name={doctorName ?? ''} src={doctorPicture} size={40} />
      <div>
        <div>
          <OwnText>{t(calledDoctor(doctorName))}</OwnText>
        </div>
        <Phone number={doctorPhone} />
      </div>
    </div>
  );
}

/** The date in both calendars, for those who chose to see the Hijri one. */
function VisitDate({ date }: { date: DateText }) {
  const t = useT();
  if (!use(HijriDates)) return null;
  return (
    <div className={styles.date}>
      {t(longDate(date))}
      <HijriDate date={date} before=" · " />
    </div>
  );
}

function Address({ location }: { location: Location | null }) {
  const t = useT();
  const place = [location?.city, location?.country].filter(Boolean).join(', ');
  const map = mapAddress(location);
  return (
    <>
      <div className={styles.place}>
        <OwnText>{shownName(location?.name) ?? t(listMessages.unknownLocation)}</OwnText>
      </div>
      <div dir={wayOf(location?.address)}>{location?.address || t(detailMessages.noAddress)}</div>
      <div className={styles.region}>
        <OwnText>{place}</OwnText>{' '}
        {map && (
          <a href={map} target="_blank" rel="noreferrer">
            {t(detailMessages.viewOnMap)}
          </a>
        )}
      </div>
    </>
  );
}

/** The map at a location's coordinates, `null` unless both are there (Spec 1 §2). */
function mapAddress(location: Location | null): string | null {
  const [latitude, longitude] = [location?.latitude, location?.longitude].map((part) => String(part ?? '').trim());
  const isPoint = [latitude, longitude].every((part) => part && Number.isFinite(Number(part)));
  return isPoint ? `https://www.google.com/maps?q=${latitude},${longitude}` : null;
}
