import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { configureHttp } from '#client/api/http';
import { openSections } from '#client/app/openSections';
import { loadSection } from '#client/app/sectionCode';
import type { SectionId } from '#client/app/sectionIds';
import { createStore } from '#client/app/store';
import type * as device from '#client/device/onDemand';
import { entitiesMerged } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { rescheduleOpened } from '#client/sections/appointments/list/events';
import { restCode } from '#client/sections/appointments/restCode';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { addressRead } from '#client/state/address';
import { listReceived } from '#client/state/lists';
import { listDoctorAvailabilities, listSlotRanges } from '#contract/availabilities';
import { listSpecialties } from '#contract/directory';
import { listHomeProviderTranslations, listPackageLinks } from '#contract/homeServices/providers';
import { makeAppointment } from '#test/support/builders/clinic';
import { renderPage } from '#test/support/page/renderPage';
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
const visit = makeAppointment({ id: 7, status: 'pending', date: TODAY, start_time: '23:00:00', end_time: '23:20:00' });
const opened = (query: string, section: SectionId = 'appointments') =>
  addressRead({ section, params: Object.fromEntries(new URLSearchParams(query)) });
/** Of a provider whose list does not tell its texts. */
const providers = [
  entitiesMerged({ homeProviders: { 4: { id: 4, name: 'Palm Care' } } }),
  listReceived({ key: homeProviderKind.keys.list({}), ids: [4] }),
];

beforeEach(() => {
  asked = [];
  forgetCode();
  const url = 'http://service.test';
  const baseUrls = { provider: url, appointment: url, referral: url };
  configureHttp({ baseUrls, currentToken: () => 'token', onUnauthorized: jest.fn() });
});

const { path: HOURS } = listDoctorAvailabilities;

/** What leads to a dialog or view, in which section, what is pressed to have it ask, and what it asks for. */
type Led = [name: string, section: SectionId, led: UnknownAction, presses: string[], asks: string];

it.each<Led>([
  ['Doctor late', 'appointments', opened('late=21'), [], HOURS],
  ['Who could come sooner', 'appointments', opened(`sooner=21&free=${TODAY}/23:00-23:20/`), [], listSlotRanges.path],
  ['Book follow-up', 'appointments', opened('follow=7'), [], HOURS],
  ['Day board', 'appointments', opened('view=board'), [], HOURS],
  ['Reschedule', 'appointments', rescheduleOpened(7), [], HOURS],
  ['First free', 'appointments', opened('view=board'), ['First free'], listSpecialties.path],
  ['Arabic names', 'home-services', opened('', 'home-services'), [], listHomeProviderTranslations.path],
  [
    'Price list',
    'home-services',
    opened('tab=linking&provider=4', 'home-services'),
    ['Print price list'],
    listPackageLinks.path,
  ],
])('%s is heard as the first thing of a session', async (_, section, led, presses, asks) => {
  const { person, close } = await begin(section, led);
  for (const name of presses) await person.click(await screen.findByRole('button', { name }));

  await waitFor(() => expect(asked).toContain(asks));
  close();
});

it('a letter that changes an appointment is served at once, before its code would come by itself', async () => {
  localStorage.setItem('mawid.singleKeys', 'true');
  const wanted = jest.spyOn(restCode, 'want');
  const { person, close } = await begin('appointments', opened(''));
  act(() => screen.getByRole('button', { name: /Layla Haddad/ }).focus());
  expect(wanted).not.toHaveBeenCalled();
  await person.keyboard('r');

  expect(wanted).toHaveBeenCalled();
  close();
  localStorage.clear();
});

it('what the mark of a picture counts is found at once, before its code would come by itself', async () => {
  const wanted = jest.spyOn(restCode, 'want');
  const { close } = await begin('appointments', opened(`period=all&counted=day.${TODAY}.visits`));

  expect(wanted).toHaveBeenCalled();
  close();
});

/** Opens a section as the first thing of a session: of its code there is only what it needs to be shown. */
async function begin(section: SectionId, led: UnknownAction) {
  const store = createStore();
  const serving = store.runSaga(openSections, store);
  const { Section, reducers } = await loadSection(section);
  store.addReducers(reducers);
  // Its watchers start, and ask for the list.
  await new Promise((resolve) => setTimeout(resolve));
  for (const event of [...appointmentsInStore([visit]), ...providers, led]) store.dispatch(event);
  const { person, unmount } = renderPage(
    <Provider store={store}>
      <Section />
    </Provider>,
  );
  const close = () => {
    unmount();
    serving.cancel();
  };
  return { person, close };
}
