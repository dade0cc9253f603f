import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { entitiesMerged } from '#client/entities/entityStore';
import { homeServicesSection } from '#client/sections/home-services';
import { HomeDoctorsPart } from '#client/sections/home-services/staff/HomeDoctorsPart';
import { homeDoctorResource } from '#client/sections/home-services/staff/resources';
import { listReceived } from '#client/state/lists';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { renderPage } from '#test/support/page/renderPage';

const doctor: HomeDoctor = {
  id: 7,
  provider: 9,
  first_name: 'Omar',
  last_name: 'Nasser',
  specialization: 4,
  consultation_fee: '250.00',
  languages: [
    { id: 1, name: 'العربية' },
    { id: 2, name: 'English' },
  ],
};

it('each language of a doctor is written in its own direction', () => {
  // jsdom lays nothing out, and a table draws only the rows in view.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const store = createStore();
  store.addReducers(homeServicesSection.reducers);
  renderPage(
    <Provider store={store}>
      <HomeDoctorsPart provider={9} />
    </Provider>,
  );
  act(() => {
    store.dispatch(entitiesMerged({ homeDoctors: { 7: doctor } }));
    store.dispatch(listReceived({ key: homeDoctorResource.keys.list({ provider: '9' }), ids: [7] }));
  });

  const cell = screen.getByText('العربية').parentElement;
  expect(cell).toHaveTextContent('العربية, English');
  expect([...(cell?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'العربية',
    'English',
  ]);
});
