import { screen } from '@testing-library/react';

import { entitiesMerged } from '#client/entities/entityStore';
import { homeServicesSection } from '#client/sections/home-services';
import { filterChosen } from '#client/sections/home-services/events';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { restCode } from '#client/sections/home-services/restCode';
import { draftOn, fieldsOf } from '#client/sections/home-services/schedule/entries';
import { ScheduleTab } from '#client/sections/home-services/schedule/ScheduleTab';
import { sectionOpened } from '#client/state/address';
import { fanOutFinished, fanOutsReducer, interruptedLedgers } from '#client/state/fanOut/ledgers';
import { listReceived } from '#client/state/lists';
import { startedPlan } from '#test/support/builders/startedPlan';
import { renderWithStore } from '#test/support/page/renderWithStore';

const { reducers } = homeServicesSection;
const key = addScheduleKey(3);
const date = '2027-01-04';
const started = startedPlan(key, [{ id: date, label: date, payload: draftOn(date, 3, fieldsOf(null)) }]);
const providers = [
  entitiesMerged({ homeProviders: { 3: { id: 3, name: 'Palm Care' }, 4: { id: 4, name: 'Oasis Home' } } }),
  listReceived({ key: homeProviderKind.keys.list({}), ids: [3, 4] }),
];
const chosen = [...providers, filterChosen({ name: 'provider', value: '3' })];

it('the form opens with the dates that the end of the session cut off', async () => {
  const cutOff = interruptedLedgers({ fanOuts: fanOutsReducer(undefined, started) });
  renderWithStore(<ScheduleTab code={restCode} />, { reducers: { ...reducers, fanOuts: () => cutOff }, given: chosen });

  expect(await screen.findByRole('dialog', { name: 'Add Availability' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Multiple Dates' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Send the other 1' })).toBeVisible();
});

it('the form stays closed when nothing was cut off', () => {
  renderWithStore(<ScheduleTab code={restCode} />, { reducers, given: [...chosen, started, fanOutFinished(key)] });

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the providers stand to choose from where none is chosen, and the last one is remembered', async () => {
  const { person, tell } = renderWithStore(<ScheduleTab code={restCode} />, { reducers, given: providers });
  expect(screen.getByText('Choose a provider first.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Oasis Home' }));
  expect(screen.queryByRole('button', { name: 'Palm Care' })).not.toBeInTheDocument();
  tell(sectionOpened('home-services'));

  expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Oasis Home');
});
