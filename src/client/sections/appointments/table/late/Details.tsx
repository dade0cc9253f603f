import type { ComponentProps } from 'react';

import type { Id } from '#contract/common';
import { AppointmentDetails } from './components/AppointmentDetails';
import { VisitLinks } from './VisitLinks';

/** What an open row shows, and where it leads on. */
export function Details({ id, ...details }: { id: Id } & Omit<ComponentProps<typeof AppointmentDetails>, 'links'>) {
  return <AppointmentDetails {...details} links={<VisitLinks id={id} />} />;
}
