import type { UnknownAction } from '@reduxjs/toolkit';

import { slotsOpened } from '#client/features/doctor-availability/hours/events';
import { specialtiesOpened } from '#client/features/doctor-profile/events';
import { UnreadableAnswer, failureOf } from '#client/lib/errors';
import { appointmentsOpened, rescheduleDateChosen, rescheduleOpened } from '#client/sections/appointments/list/events';
import * as availabilities from '#client/sections/availabilities/events';
import { homeServicesSection } from '#client/sections/home-services';
import { categoryKind } from '#client/sections/home-services/kinds/category';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { languageKind } from '#client/sections/home-services/kinds/language';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import * as directory from '#client/sections/manage-providers/directory/events';
import { referralTrackingSection } from '#client/sections/referral-tracking';
import { dashboardOpened, usersPageOpened } from '#client/sections/referral-tracking/events';
import { appointmentsSection, availabilitiesSection, manageProvidersSection } from '#test/support/wholeSections';
import type { Entry } from './entry';
import { readAloud, sayingsIn } from './reading';
import { sections } from './table';
import { beginVisit, setUpVisits } from './visit';

const everything = () => 'a page of HTML with 200' as const;

setUpVisits();

describe.each(Object.entries(sections))('%s before a page of the network', (_, entries) => {
  it.each(entries.map((entry) => [entry.flow, entry] as const))('tells no success: %s', async (_flow, entry) => {
    let isBehindPortal = false;
    const { act, state, service } = await beginVisit(entry, () => (isBehindPortal ? everything() : undefined));
    isBehindPortal = true;
    await act(entry.does);
    const sayings = sayingsIn(state());

    expect(service.tables).toEqual(entry.service ?? {});
    expect(sayings.filter(({ isFailure }) => !isFailure)).toEqual([]);
    expect(sayings.length).toBeGreaterThan(0);
    expect(entry.isShown?.(state() as never) ?? false).toBe(false);
  });
});

const ofProvider = { provider: '3' };
const search = { text: 'a', kind: '', provider: '', specialty: '', location: '', providerType: '' } as const;

/** What comes on screen in each section, one by one. */
const screens: Readonly<Record<string, { section: Entry['section']; opens: readonly UnknownAction[] }>> = {
  appointments: { section: appointmentsSection, opens: [appointmentsOpened()] },
  availabilities: {
    section: availabilitiesSection,
    opens: [
      availabilities.resultsOpened('a'),
      availabilities.doctorsOpened({ locationId: 31, locationName: 'Marina Clinic' }),
      slotsOpened({ doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 }),
    ],
  },
  'manage-providers': {
    section: manageProvidersSection,
    opens: [
      directory.directoryResultsOpened(search),
      directory.directoryResultsOpened({ ...search, kind: 'doctors', provider: '41' }),
      directory.directoryResultsOpened({ ...search, kind: 'providers', location: '31' }),
      directory.doctorOpened(21),
      directory.providerOpened(41),
      directory.emailOpened(51),
      specialtiesOpened(),
    ],
  },
  'referral-tracking': { section: referralTrackingSection, opens: [dashboardOpened(), usersPageOpened(1)] },
  'home-services': {
    section: homeServicesSection,
    opens: [
      categoryKind.events.opened({}),
      subcategoryKind.events.opened({}),
      labServiceKind.events.opened({}),
      labPackageKind.events.opened({}),
      homeProviderKind.events.opened({}),
      linkKinds.serviceLinks.events.opened(ofProvider),
      linkKinds.packageLinks.events.opened(ofProvider),
      linkKinds.nursingLinks.events.opened(ofProvider),
      homeDoctorKind.events.opened(ofProvider),
      therapistKind.events.opened(ofProvider),
      languageKind.events.opened({}),
      homeScheduleKind.events.opened(ofProvider),
    ],
  },
};

const foreign = failureOf(new UnreadableAnswer('foreign', 'a page'), { text: { id: '', defaultMessage: '' } }).detail;

describe.each(Object.entries(screens))('the section %s before a page of the network', (_, { section, opens }) => {
  it.each(opens.map((event) => [event.type, event]))('says so instead of an empty list: %s', async (_type, event) => {
    const { act, state } = await beginVisit({ section } as Entry, everything);
    await act([event]);

    expect(sayingsIn(state())).toMatchObject([{ isFailure: true, texts: expect.anything() as unknown }]);
    expect(sayingsIn(state())[0]?.texts).toContainEqual(foreign);
    expect(readAloud(sayingsIn(state())[0]!)).not.toContain('<');
  });
});

it('the times to move an appointment to are not told as none', async () => {
  const { act, state } = await beginVisit(sections.Appointments![0]!, ({ endpoint }) =>
    endpoint.path === '/availabilities/' ? everything() : undefined,
  );
  await act([rescheduleOpened(7), rescheduleDateChosen('2027-01-04')]);

  expect(sayingsIn(state()).map(({ texts }) => texts)).toEqual([[expect.anything(), foreign]]);
});
