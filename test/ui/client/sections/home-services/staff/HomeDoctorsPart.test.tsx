import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { entitiesMerged } from '#client/entities/entityStore';
import { homeServicesSection } from '#client/sections/home-services';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { HomeDoctorsPart } from '#client/sections/home-services/staff/HomeDoctorsPart';
import { TherapistsPart } from '#client/sections/home-services/staff/TherapistsPart';
import { listReceived } from '#client/state/lists';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { renderPage } from '#test/support/page/renderPage';
import { renderWithStore } from '#test/support/page/renderWithStore';

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

it('the doctors of a provider can be narrowed by their specialty', async () => {
  const { person, sent } = renderWithStore(<HomeDoctorsPart provider={9} />, {
    reducers: homeServicesSection.reducers,
    given: [
      entitiesMerged({ subcategories: { 4: { id: 4, name: 'Cardiology' } } }),
      listReceived({ key: subcategoryKind.keys.list({ subcategory_type: 'specialty' }), ids: [4] }),
    ],
  });
  await person.click(screen.getByRole('combobox', { name: 'Specialty' }));
  await person.click(screen.getByRole('option', { name: 'Cardiology' }));

  expect(sent).toHaveBeenCalledWith(homeDoctorKind.events.opened({ provider: '9', specialty: '4' }));
});

it('the therapists of a provider can be narrowed by their therapy type', async () => {
  const { person, sent } = renderWithStore(<TherapistsPart provider={9} />, {
    reducers: homeServicesSection.reducers,
    given: [
      entitiesMerged({ subcategories: { 5: { id: 5, name: 'Speech' } } }),
      listReceived({ key: subcategoryKind.keys.list({ subcategory_type: 'therapy_type' }), ids: [5] }),
    ],
  });
  await person.click(screen.getByRole('combobox', { name: 'Therapy Type' }));
  await person.click(screen.getByRole('option', { name: 'Speech' }));

  expect(sent).toHaveBeenCalledWith(therapistKind.events.opened({ provider: '9', therapy_type: '5' }));
});

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
    store.dispatch(listReceived({ key: homeDoctorKind.keys.list({ provider: '9' }), ids: [7] }));
  });

  const cell = screen.getByText('العربية').parentElement;
  expect(cell).toHaveTextContent('العربية, English');
  expect([...(cell?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'العربية',
    'English',
  ]);
});
