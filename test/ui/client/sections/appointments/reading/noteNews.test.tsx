import { render } from '@testing-library/react';
import { runSaga } from 'redux-saga';

import { changesFound } from '#client/sections/appointments/reading/events';
import { noteNews } from '#client/sections/appointments/reading/fresh/sagas/noteNews';
import { useDocumentTitle } from '#client/ui/page/useDocumentTitle';

function Page({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

const come = (...added: number[]) =>
  runSaga({}, noteNews, changesFound({ changed: [1, 2], added, removed: [3] })).toPromise();

it.each(['keydown', 'pointerdown'])('counts what is new before the title until a %s', async (sign) => {
  const { rerender } = render(<Page title="Appointments" />);
  await come();
  expect(document.title).toBe('Appointments');
  await come(11);
  expect(document.title).toBe('(1) Appointments');
  await come(12, 13);
  expect(document.title).toBe('(3) Appointments');
  rerender(<Page title="Home Services" />);
  expect(document.title).toBe('(3) Home Services');
  window.dispatchEvent(new Event(sign));
  expect(document.title).toBe('Home Services');
  await come(14);
  expect(document.title).toBe('(1) Home Services');
  window.dispatchEvent(new Event(sign));
});
