import { watchAddress } from '#client/app/address';
import { createStore } from '#client/app/store';
import { deskLocked, sessionEnded } from '#client/features/session';
import { addressRead, createViewEvent, dialogDone, sectionOpened, selectParam } from '#client/state/address';

const rowOpened = createViewEvent('test/rowOpened', (row: string) => ({ row }));
const visitsOpened = createViewEvent('test/visitsOpened', (visits: string) => ({ visits }));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

type Store = ReturnType<typeof createStore>;

/** A store whose view the address bar follows. */
function desk() {
  const store = createStore();
  const watching = store.runSaga(watchAddress);
  const happens = async (...events: Parameters<Store['dispatch']>[0][]) => {
    for (const event of events) {
      store.dispatch(event);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { store, watching, happens };
}

it('the address bar follows the view', async () => {
  const { watching, happens } = desk();
  await happens(sectionOpened('availabilities'), rowOpened('7'));

  expect(window.location.search).toBe('?section=availabilities&row=7');
  watching.cancel();
});

it('an address bar that refuses to be written to is caught up with at the next step', async () => {
  const { watching, happens } = desk();
  const refusal = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await happens(sectionOpened('availabilities'));
  expect(window.location.search).toBe('');
  expect(console.warn).toHaveBeenCalledWith('address failed', 'SecurityError: Too many calls');
  jest.mocked(console.warn).mockClear();
  refusal.mockRestore();
  await happens(rowOpened('7'));

  expect(watching.isRunning()).toBe(true);
  expect(window.location.search).toBe('?section=availabilities&row=7');
  watching.cancel();
});

it('steps of one moment are one entry of the history', async () => {
  const { store, watching, happens } = desk();
  const entries = window.history.length;
  store.dispatch(sectionOpened('availabilities'));
  await happens(rowOpened('7'));

  expect(window.location.search).toBe('?section=availabilities&row=7');
  expect(window.history.length).toBe(entries + 1);
  watching.cancel();
});

describe('Back', () => {
  /** Goes back as a browser does. */
  const goBack = async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
    await new Promise((resolve) => setTimeout(resolve));
  };
  /** Puts dialogs on the page that close by Escape, as those of MUI do; what is kept unseen is none of them. */
  const show = (...names: string[]) => {
    for (const name of ['unseen', ...names]) {
      const dialog = document.createElement('div');
      dialog.role = 'dialog';
      dialog.ariaLabel = name;
      if (name === 'unseen') dialog.style.visibility = 'hidden';
      dialog.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') dialog.remove();
      });
      document.body.append(dialog);
    }
  };
  const shown = () => [...document.querySelectorAll('[role="dialog"]')].map(({ ariaLabel }) => ariaLabel);

  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([
    ['the dialog that the address knows nothing of, and nothing else', { visits: '' }, ['Reschedule'], [], '?row=7'],
    ['the upper one alone', { visits: '' }, ['Reschedule', 'Discard?'], ['Reschedule'], '?row=7'],
    ['what the address has, which closes with it', { visits: '5' }, ['All visits'], ['All visits'], '?row=7'],
    ['what stands above that', { visits: '5' }, ['All visits', 'Move'], ['All visits'], '?row=7&visits=5'],
  ])('leaves %s', async (_, opened, dialogs, left, search) => {
    const { watching, happens } = desk();
    await happens(rowOpened('7'), ...(opened.visits ? [visitsOpened(opened.visits)] : []));
    show(...dialogs);
    await goBack();

    expect(shown()).toEqual(['unseen', ...left]);
    expect(window.location.search).toBe(search);
    watching.cancel();
  });
});

describe('a dialog that has done its work', () => {
  const steps = async (move: 'back' | 'forward') => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history[move]();
    await gone;
    await new Promise((resolve) => setTimeout(resolve));
    return window.location.search;
  };
  const done = dialogDone({ name: 'visits', of: '5' });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('takes its own step out of the history, so that Back leads to before it was opened', async () => {
    const { watching, happens } = desk();
    await happens(rowOpened('6'), rowOpened('7'), visitsOpened('5'), done);
    await settled();

    expect(window.location.search).toBe('?row=7');
    expect(await steps('back')).toBe('?row=6');
    expect([await steps('forward'), await steps('forward')]).toEqual(['?row=7', '?row=7']);
    watching.cancel();
  });

  it('gives its place to what follows it at the same moment', async () => {
    const { store, watching, happens } = desk();
    await happens(rowOpened('7'), visitsOpened('5'));
    store.dispatch(done);
    await happens(rowOpened('8'));

    expect(window.location.search).toBe('?row=8');
    expect(await steps('back')).toBe('?row=7');
    watching.cancel();
  });

  it('leaves a history alone that it is not in any more', async () => {
    const { watching, happens } = desk();
    await happens(rowOpened('7'), visitsOpened('5'), visitsOpened('6'), done);

    expect(window.location.search).toBe('?row=7&visits=6');
    expect(await steps('back')).toBe('?row=7&visits=5');
    watching.cancel();
  });

  it('is gone where it was opened by a link, and nothing before it is left', async () => {
    window.history.replaceState(null, '', '/?row=7&visits=5');
    const { watching, happens } = desk();
    await happens(done);
    await settled();

    expect(window.location.search).toBe('?row=7');
    watching.cancel();
  });
});

describe('a search for a person', () => {
  const searched = createViewEvent('test/searched', (q: string) => ({ q }));
  const copied = (href: string) => {
    window.history.pushState(null, '', href);
    const { store, watching } = desk();
    watching.cancel();
    return selectParam(store.getState(), 'q');
  };

  it('is kept in memory for Back and Forward, and neither in the history nor in a link', async () => {
    const { watching, happens } = desk();
    await happens(sectionOpened('availabilities'), searched('Mariam'));
    watching.cancel();

    expect(window.location.search).toBe('?section=availabilities');
    expect(JSON.stringify(window.history.state)).not.toContain('Mariam');
    expect(selectParam(desk().store.getState(), 'q')).toBe('Mariam');
    expect(copied(window.location.href)).toBe('');
  });

  it.each([
    ['the desk is locked', deskLocked()],
    ['the session ends', sessionEnded()],
  ])('is gone once %s', async (_, end) => {
    const { watching, happens } = desk();
    await happens(sectionOpened('availabilities'), searched('Mariam'));
    const entry: unknown = window.history.state;
    await happens(end);
    watching.cancel();

    window.history.replaceState(entry, '', '?section=availabilities');
    const again = desk();
    expect(selectParam(again.store.getState(), 'q')).toBe('');
    again.watching.cancel();
  });

  it('that a release before has left in the entry is taken out of it', () => {
    window.history.replaceState({ personal: { q: 'Mariam' } }, '', '/?section=availabilities');
    const { store, watching } = desk();

    expect(window.history.state).toBeNull();
    expect(selectParam(store.getState(), 'q')).toBe('');
    watching.cancel();
  });

  it('that an old link has leaves the address bar at once', () => {
    window.history.replaceState(null, '', '/?section=manage-providers&q=Mariam&kind=doctors');
    const { store, watching } = desk();

    expect(window.location.search).toBe('?section=manage-providers&kind=doctors');
    expect(selectParam(store.getState(), 'q')).toBe('Mariam');
    watching.cancel();
  });

  it('that is taken back leaves the entry too', async () => {
    const { watching, happens } = desk();
    await happens(sectionOpened('availabilities'), searched('Mariam'), searched(''));

    expect(window.history.state).toBeNull();
    watching.cancel();
  });

  it.each([
    ['labServices', '?section=home-services&tab=labServices&q=Mariam'],
    ['staff', '?section=home-services&tab=staff'],
  ])('is told from one for the catalogue at %s', async (tab, search) => {
    const { watching, happens } = desk();
    await happens(addressRead({ section: 'home-services', params: { tab } }), searched('Mariam'));

    expect(window.location.search).toBe(search);
    watching.cancel();
  });

  it.each([{ personal: 7 }, { personal: { q: 7 } }, 'a text', { other: 1 }])(
    'is not read from the entry %j',
    (entry) => {
      window.history.replaceState(entry, '', '/');
      const { store, watching } = desk();

      expect(selectParam(store.getState(), 'q')).toBe('');
      watching.cancel();
    },
  );
});
