import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { App, InLanguage } from '#client/app/App';
import { restoreLanguage, watchLanguage } from '#client/app/language/watchLanguage';
import { createStore } from '#client/app/store';
import { loginScreen, sessionRestored } from '#client/features/session';

/** Opens the page at an address, before anybody has signed in. */
async function open(query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const store = createStore();
  store.runSaga(watchLanguage);
  await act(() => store.runSaga(restoreLanguage).toPromise());
  store.dispatch(sessionRestored(null));
  render(
    <InLanguage store={store}>
      <App />
    </InLanguage>,
  );
  return { store, person: userEvent.setup() };
}

beforeAll(loginScreen.load);

const page = () => document.documentElement;

afterEach(() => {
  localStorage.clear();
});

describe('the choice of the language', () => {
  it('switches at once, keeps what is typed, and is remembered', async () => {
    const { person } = await open();
    await person.type(screen.getByLabelText('Email'), 'sara@clinic.ae');
    await person.click(screen.getByRole('button', { name: 'العربية' }));

    expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeInTheDocument();
    expect(screen.getByLabelText('البريد الإلكتروني')).toHaveValue('sara@clinic.ae');
    expect([page().lang, page().dir]).toEqual(['ar', 'rtl']);
    expect(document.title).toMatch(/^تسجيل الدخول/);
    expect(localStorage.getItem('mawid.language')).toBe('ar');

    await person.click(screen.getByRole('button', { name: 'English' }));

    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
    expect([page().lang, page().dir]).toEqual(['en', 'ltr']);
  });

  it('begins as the device remembers', async () => {
    localStorage.setItem('mawid.language', 'ar');
    await open();

    expect(screen.getByRole('heading', { name: 'تسجيل الدخول' })).toBeInTheDocument();
  });

  it('begins as the browser prefers before any choice', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'ar-EG', 'en']);
    await open();

    expect(page().lang).toBe('ar');
  });

  it('begins as the link says, which is remembered', async () => {
    localStorage.setItem('mawid.language', 'en');
    await open('?lang=ar&q=sara');

    expect(page().lang).toBe('ar');
    expect(localStorage.getItem('mawid.language')).toBe('ar');
  });

  it('ignores a language of a link that it does not have', async () => {
    localStorage.setItem('mawid.language', 'ar');
    await open('?lang=tlh');

    expect(page().lang).toBe('ar');
    expect(localStorage.getItem('mawid.language')).toBe('ar');
  });
});
