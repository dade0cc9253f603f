import {
  onTokenChangedElsewhere,
  readLock,
  readToken,
  readUse,
  readUser,
  removeLock,
  removeToken,
  storeLock,
  storeToken,
  storeUse,
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
  expect([readToken(), readUser(), readLock(20)]).toEqual([null, null, false]);
  Reflect.deleteProperty(globalThis, 'localStorage');

  storeToken('a token', 'layla@mawid.example');
  expect([readToken(), readUser(), readLock(20)]).toEqual([null, null, false]);
});

it('nothing is left of a token that was removed, nor of the lock of its desk', () => {
  storeToken('a token', 'layla@mawid.example');
  storeLock();
  removeToken();

  expect([...stored.keys()]).toEqual([]);
});

it('a desk is locked until it is unlocked, or somebody signs in', () => {
  storeLock();
  expect(readLock(20)).toBe(true);
  removeLock();
  expect(readLock(20)).toBe(false);

  storeLock();
  storeToken('a token', 'layla@mawid.example');
  expect(readLock(20)).toBe(false);
});

describe('a desk that somebody used', () => {
  const MINUTE = 60_000;
  const NOON = Date.parse('2027-04-11T12:00:00Z');
  const at = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(NOON + minutes * MINUTE);

  it.each([
    [19.99, 20, false],
    [20, 20, true],
    [60 * 24 * 3, 20, true],
    [1, 1, true],
    [600, 0, false],
    // The clock was put back meanwhile.
    [-30, 20, false],
  ])('%p minutes ago is, where %p are allowed, locked: %p', (minutes, allowed, isLocked) => {
    at(0);
    storeToken('a token', 'omar@mawid.example');
    at(minutes);
    expect(readLock(allowed)).toBe(isLocked);
  });

  it('is not locked by the time before it was used again, nor before it was unlocked', () => {
    at(0);
    storeToken('a token', 'omar@mawid.example');
    at(19);
    storeUse(Date.now());
    at(38);
    expect([readUse(), readLock(20)]).toEqual([NOON + 19 * MINUTE, false]);
    at(50);
    storeLock();
    removeLock();
    expect(readLock(20)).toBe(false);
  });

  it('keeps nothing once nobody is signed in', () => {
    storeToken('a token', 'omar@mawid.example');
    removeToken();
    storeUse(NOON);
    expect([[...stored.keys()], readUse()]).toEqual([[], null]);
  });
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
