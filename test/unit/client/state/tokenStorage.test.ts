import {
  onTokenChangedElsewhere,
  readLife,
  readLock,
  readToken,
  readUse,
  readUser,
  removeLock,
  removeToken,
  storeLock,
  storeRenewedToken,
  storeToken,
  storeUse,
} from '#client/state/tokenStorage';
import { tokenOf } from '#test/support/builders/tokens';

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
  storeToken('a token', 'layla@mawid.example', 4000);

  expect([readToken(), readUser()]).toEqual(['a token', 'layla@mawid.example']);
});

it.each(['', 'null', 'undefined'])('%p in the storage is no token', (text) => {
  storeToken(text, 'layla@mawid.example', 4000);

  expect(readToken()).toBeNull();
});

it('nothing is known where nothing was kept, or the storage is closed', () => {
  expect([readToken(), readUser(), readLock(20)]).toEqual([null, null, false]);
  Reflect.deleteProperty(globalThis, 'localStorage');

  storeToken('a token', 'layla@mawid.example', 4000);
  expect([readToken(), readUser(), readLock(20)]).toEqual([null, null, false]);
});

it('nothing is left of a token that was removed, nor of the lock of its desk', () => {
  storeToken('a token', 'layla@mawid.example', 4000);
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
  storeToken('a token', 'layla@mawid.example', 4000);
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
    storeToken('a token', 'omar@mawid.example', 4000);
    at(minutes);
    expect(readLock(allowed)).toBe(isLocked);
  });

  it('is not locked by the time before it was used again, nor before it was unlocked', () => {
    at(0);
    storeToken('a token', 'omar@mawid.example', 4000);
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
    storeToken('a token', 'omar@mawid.example', 4000);
    removeToken();
    storeUse(NOON);
    expect([[...stored.keys()], readUse()]).toEqual([[], null]);
  });
});

describe('the life of the stored token', () => {
  const NOW = 90_000;
  const life = (since: number) => ({ since, lasts: 300_000 });

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });

  it('counts from when it was asked for, and that of the next one from then', () => {
    storeToken(tokenOf(300), 'omar@mawid.example', 20_000);
    expect(readLife()).toEqual(life(20_000));
    storeRenewedToken(tokenOf(300), 80_000);
    expect([readLife(), readUser()]).toEqual([life(80_000), 'omar@mawid.example']);
  });

  it.each([
    ['nobody knows when it was asked for', undefined],
    ['the clock was turned back meanwhile', 500_000],
  ])('counts from now on where %s, also for the next page', (_, since) => {
    storeToken(tokenOf(300), 'omar@mawid.example', since ?? NaN);
    expect(readLife()).toEqual(life(NOW));
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 7000);
    expect(readLife()).toEqual(life(NOW));
  });

  it.each([
    ['it names no end', 'opaque', 'mawid.nothing'],
    ['nobody could be asked', tokenOf(300), 'mawid.user'],
    ['nobody is signed in', tokenOf(300), 'mawid.token'],
  ])('is not known where %s, and nothing is kept then', (_, token, missing) => {
    storeToken(token, 'omar@mawid.example', 4000);
    stored.delete(missing);
    stored.delete('mawid.since');
    expect([readLife(), stored.has('mawid.since')]).toEqual([null, false]);
  });
});

describe('what another tab stores', () => {
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('is heard where it is the token, or all was cleared, until nobody listens', () => {
    const heard = jest.fn();
    const endListening = onTokenChangedElsewhere(heard);
    storeToken('another', 'omar@mawid.example', 4000);

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
