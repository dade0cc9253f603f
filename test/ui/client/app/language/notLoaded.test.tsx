import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { App, InLanguage } from '#client/app/App';
import { watchLanguage } from '#client/app/language/watchLanguage';
import { createStore } from '#client/app/store';
import { loginScreen, sessionRestored } from '#client/features/session';

jest.mock('#client/app/language/ar/pack', () => {
  throw new Error('No connection.');
});

beforeAll(loginScreen.load);

it('leaves English, and says so, when Arabic cannot be loaded', async () => {
  const store = createStore();
  store.runSaga(watchLanguage);
  store.dispatch(sessionRestored(null));
  const person = userEvent.setup();
  render(
    <InLanguage store={store}>
      <App />
    </InLanguage>,
  );
  await person.click(screen.getByRole('button', { name: 'العربية' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Arabic could not be loaded. Please try again.');
  expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
  expect(localStorage.getItem('mawid.language')).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(1);
  jest.mocked(console.warn).mockClear();
});
