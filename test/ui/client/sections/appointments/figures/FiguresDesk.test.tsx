import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';

import { FiguresDesk } from '#client/sections/appointments/figures/FiguresDesk';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { pictureTitles } from '#client/sections/appointments/view/marks/texts';
import { requestFailed } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const open = (given: readonly UnknownAction[]) =>
  renderWithStore(<FiguresDesk today={TODAY} toolsRoom={null} />, { reducers: appointmentsSection.reducers, given });

it.each([
  ['before anything has arrived', []],
  ['while the list arrives', appointmentsInStore([makeAppointment({ id: 1 })]).slice(0, -1)],
])('has frames and no number %s', (_, given) => {
  open(given);

  const titles = Object.values(pictureTitles).map(inEnglish);
  expect(screen.getByRole('progressbar')).toHaveTextContent(titles.join(''));
  expect(document.querySelector('[data-mark], td')).toBeNull();
});

it('draws nothing from samples, and says why', () => {
  open([requestFailed({ key: appointmentKeys.list, failure: makeFailure('Not read.') })]);

  expect(document.body).toHaveTextContent(/^The appointments could not be read, so that nothing is counted\.$/);
});
