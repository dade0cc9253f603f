import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { use } from 'react';

import { longDate } from '#client/lib/dates';
import { HijriDate, HijriDates } from '#client/ui/HijriDate';
import { Picture } from '#client/ui/Picture';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import type { Location } from '#contract/directory';
import type { AppointmentAction } from '#contract/rules';
import { actionLabels, detailMessages } from '../detailMessages';
import { messages } from '../messages';
import type { AppointmentRow } from '../rows';
import { Phone } from './Phone';

interface AppointmentDetailsProps {
  actions: readonly AppointmentAction[];
  date: DateText;
  location: Location | null;
  doctor: Pick<AppointmentRow, 'doctorName' | 'doctorPicture' | 'doctorPhone'>;
  /** Whether a change of this appointment is under way. */
  isLocked: boolean;
  /** What it clashes with; nothing where it clashes with none. */
  clashes?: ReactNode;
  onAction: (action: AppointmentAction) => void;
}

/** What an open row shows: the actions its status offers, and where the visit is (Spec 1 §2, §4). */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { actions, date, location, doctor, isLocked, clashes, onAction } = props;
  const t = useT();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr 1fr' },
        gap: 3,
        padding: { xs: '4px 14px 20px', sm: '4px 14px 20px 52px' },
        whiteSpace: 'normal',
      }}
    >
      <section>
        <Heading>{t(detailMessages.actions)}</Heading>
        {actions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t(detailMessages.noActions)}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions.map((action, index) => (
            <Button
              key={action}
              size="small"
              variant={index === 0 && !DESTRUCTIVE.includes(action) ? 'contained' : 'outlined'}
              color={DESTRUCTIVE.includes(action) ? 'error' : 'primary'}
              disabled={isLocked}
              {...(action === 'cancel' && { 'aria-label': t(detailMessages.cancelAppointment) })}
              onClick={() => {
                onAction(action);
              }}
            >
              {t(actionLabels[action])}
            </Button>
          ))}
        </Box>
      </section>
      <section>
        <Heading>{t(detailMessages.locationDetails)}</Heading>
        <Address location={location} />
      </section>
      <section>
        <Heading>{t(messages.doctor)}</Heading>
        <Doctor {...doctor} />
        <VisitDate date={date} />
      </section>
      {clashes}
    </Box>
  );
}

const DESTRUCTIVE: readonly AppointmentAction[] = ['reject', 'cancel'];

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 1, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function Doctor({ doctorName, doctorPicture, doctorPhone }: AppointmentDetailsProps['doctor']) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        overflowWrap: 'anywhere',
        '.quiet': { color: 'text.secondary' },
      }}
    >
      <Picture name={doctorName ?? ''} src={doctorPicture} size={40} />
      <div>
        <div dir="auto">{doctorName ?? t(messages.unknownDoctor)}</div>
        <Phone number={doctorPhone} />
      </div>
    </Box>
  );
}

/** The date in both calendars, for those who chose to see the Hijri one. */
function VisitDate({ date }: { date: DateText }) {
  const t = useT();
  if (!use(HijriDates)) return null;
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      {t(longDate(date))}
      <HijriDate date={date} before=" · " />
    </Box>
  );
}

function Address({ location }: { location: Location | null }) {
  const t = useT();
  const place = [location?.city, location?.country].filter(Boolean).join(', ');
  const map = mapAddress(location);
  return (
    <>
      <Box dir="auto" sx={{ fontWeight: 600 }}>
        {location?.name || t(messages.unknownLocation)}
      </Box>
      <div dir="auto">{location?.address || t(detailMessages.noAddress)}</div>
      <Box sx={{ color: 'text.secondary' }}>
        <bdi>{place}</bdi>{' '}
        {map && (
          <Link href={map} target="_blank" rel="noreferrer" sx={{ fontWeight: 600, marginInlineStart: 1 }}>
            {t(detailMessages.viewOnMap)}
          </Link>
        )}
      </Box>
    </>
  );
}

/** The map at a location's coordinates, `null` unless both are there (Spec 1 §2). */
function mapAddress(location: Location | null): string | null {
  const [latitude, longitude] = [location?.latitude, location?.longitude].map((part) => String(part ?? '').trim());
  const isPoint = [latitude, longitude].every((part) => part && Number.isFinite(Number(part)));
  return isPoint ? `https://www.google.com/maps?q=${latitude},${longitude}` : null;
}
