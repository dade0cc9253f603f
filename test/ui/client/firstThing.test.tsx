import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';

import { configureHttp } from '#client/api/http';
import type * as device from '#client/device/onDemand';
import { FirstFree } from '#client/features/first-free';
import { dayOf } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { Away } from '#client/sections/appointments/away/Away';
import { boardCode } from '#client/sections/appointments/board/boardCode';
import { rescheduleOpened } from '#client/sections/appointments/list/events';
import { LazyView } from '#client/sections/appointments/list/LazyView';
import { Rescheduling } from '#client/sections/appointments/reschedule/Rescheduling';
import { Visits } from '#client/sections/appointments/visits/Visits';
import { homeServicesSection } from '#client/sections/home-services';
import { CategoriesTab } from '#client/sections/home-services/catalogue/CategoriesTab';
import { PriceListButton } from '#client/sections/home-services/linking/paper/PriceListButton';
import { addressRead } from '#client/state/address';
import { listDoctorAvailabilities, listSlotRanges } from '#contract/availabilities';
import { listSpecialties } from '#contract/directory';
import { listLabPackages } from '#contract/homeServices/lists';
import { listPackageLinks } from '#contract/homeServices/providers';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { giveHeight } from '#test/support/page/steps';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

jest.mock('#client/device/onDemand', () => {
  const actual = jest.requireActual<typeof device>('#client/device/onDemand');
  const again: (() => void)[] = [];
  return {
    ...actual,
    forgetCode: () => again.forEach((forget) => forget()),
    onDemand: <Code,>(fetchCode: () => Promise<Code>) => {
      let piece = actual.onDemand(fetchCode);
      again.push(() => (piece = actual.onDemand(fetchCode)));
      return {
        load: () => piece.load(),
        want: () => piece.want(),
        loaded: () => piece.loaded(),
        whenFetched: (listener: () => void) => piece.whenFetched(listener),
      };
    },
  };
});

/** Forgets the code that has come late, as a load does. */
const { forgetCode } = jest.requireMock<{ forgetCode: () => void }>('#client/device/onDemand');

/** The paths that the services were asked for; they never answer. */
let asked: string[] = [];

jest.mock('#client/api/axios', () => ({
  perform: ({ path }: { path: string }) => {
    asked.push(path);
    return new Promise(() => undefined);
  },
}));

giveHeight();

const TODAY = dayOf(new Date());
const visit = makeAppointment({ id: 7, date: TODAY, start_time: '23:00:00', end_time: '23:20:00' });
const opened = (query: string) =>
  addressRead({ section: 'appointments', params: Object.fromEntries(new URLSearchParams(query)) });

beforeEach(() => {
  asked = [];
  forgetCode();
  const url = 'http://service.test';
  const baseUrls = { provider: url, appointment: url, referral: url };
  configureHttp({ baseUrls, currentToken: () => 'token', onUnauthorized: jest.fn() });
});

const { path: HOURS } = listDoctorAvailabilities;

/** A screen whose code comes late, what leads to it, what is pressed to have it ask, and what it asks for. */
type Late = [name: string, screen: ReactElement, led: UnknownAction, presses: string[], asks: string];

const nowhere = addressRead({ section: 'appointments', params: {} });

it.each<Late>([
  ['Doctor late', <Away today={TODAY} />, opened('late=21'), [], HOURS],
  ['Who could come sooner', <Visits />, opened(`sooner=21&free=${TODAY}/23:00-23:20/`), [], listSlotRanges.path],
  ['Book follow-up', <Visits />, opened('follow=7'), [], HOURS],
  [
    'Day board',
    <LazyView code={boardCode}>{({ Board }) => <Board today={TODAY} toolsRoom={null} />}</LazyView>,
    opened('view=board'),
    [],
    HOURS,
  ],
  ['Reschedule', <Rescheduling today={TODAY} />, rescheduleOpened(7), [], HOURS],
  [
    'First free',
    <FirstFree scope={{ hasAppointments: true }} onTimeChosen={jest.fn()} />,
    opened(''),
    ['First free'],
    listSpecialties.path,
  ],
  ['Arabic names', <CategoriesTab />, nowhere, [], listLabPackages.path],
  ['Price list', <PriceListButton provider={4} />, nowhere, ['Print price list'], listPackageLinks.path],
])('%s is heard as the first thing of a session', async (_, content, led, presses, asks) => {
  const reducers = {
    ...appointmentsSection.reducers,

    ...homeServicesSection.reducers,
  };
  const watchers = {
    ...appointmentsSection.watchers,

    ...homeServicesSection.watchers,
  };
  const given = [...appointmentsInStore([visit]), led];
  const { person } = renderWithStore(content, { reducers, watchers, given });
  for (const name of presses) await person.click(await screen.findByRole('button', { name }));

  await waitFor(() => expect(asked).toContain(asks));
});
