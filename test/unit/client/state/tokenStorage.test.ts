import {
  onTokenChangedElsewhere,
  readLock,
  readToken,
  readUser,
  removeLock,
  removeToken,
  storeLock,
  storeToken,
} from '#client/state/tokenStorage';

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  Object.assign(globalThis, {
    window: page,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('a token that was kept is there again, with the e-mail that it was given to', () => {
  storeToken('a token', 'layla@mawid.example');

  expect([readToken(), readUser()]).toEqual(['a token', 'layla@mawid.example']);
});

it.each(['', 'null', 'undefined'])('%p in the storage is no token', (text) => {
  storeToken(text, 'layla@mawid.example');

  expect(readToken()).toBeNull();
});

it('nothing is known where nothing was kept, or the storage is closed', () => {
  expect([readToken(), readUser(), readLock()]).toEqual([null, null, false]);
  Reflect.deleteProperty(globalThis, 'localStorage');

  storeToken('a token', 'layla@mawid.example');
  expect([readToken(), readUser(), readLock()]).toEqual([null, null, false]);
});

it('nothing is left of a token that was removed, nor of the lock of its desk', () => {
  storeToken('a token', 'layla@mawid.example');
  storeLock();
  removeToken();

  expect([...stored.keys()]).toEqual([]);
});

it('a desk is locked until it is unlocked, or somebody signs in', () => {
  storeLock();
  expect(readLock()).toBe(true);
  removeLock();
  expect(readLock()).toBe(false);

  storeLock();
  storeToken('a token', 'layla@mawid.example');
  expect(readLock()).toBe(false);
});

describe('what another tab stores', () => {
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is heard where it is the token, or all was cleared, until nobody listens', () => {
    const heard = jest.fn();
    const endListening = onTokenChangedElsewhere(heard);
    storeToken('another', 'omar@mawid.example');

    tell('something else');
    expect(heard).not.toHaveBeenCalled();
    tell([...stored.keys()].find((key) => stored.get(key) === 'another') ?? '');
    stored.clear();
    tell(null);
    expect(heard.mock.calls).toEqual([['another'], [null]]);

    endListening();
    tell(null);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
