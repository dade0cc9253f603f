import { readConfig } from '#server/config';
import { slowness } from '#server/http/attempts';
import { makeLanes, makePlaces } from '#server/http/lanes';
import { networkOf } from '#server/http/network';
import { codeOf, secretIn, stepOf } from '#server/timeCodes';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is of %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});

describe('a guess at an account', () => {
  it.each([
    [0, 0],
    [20, 0],
    [21, 1],
    [25, 5],
    [1000, 8],
  ])('after %p wrong ones, of which 20 are free, waits %p seconds and no longer', (wrong, seconds) =>
    expect(slowness(wrong, 20)).toBe(seconds),
  );
});

describe('lanes', () => {
  /** Work that ends when it is told to, and notes what has begun. */
  function makeWork() {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    };
    const settle = () => new Promise((next) => setImmediate(next));
    const end = async (name: string) => {
      ends.get(name)?.();
      await settle();
    };
    return { begun, work, end, settle };
  }

  it('are done one after another each, and a full one takes no more', async () => {
    const { begun, work, end, settle } = makeWork();
    const lanes = makeLanes(2);
    void lanes.inTurn('a', work('a1'));
    void lanes.inTurn('a', work('a2'));
    expect(lanes.inTurn('a', work('a3'))).toBeUndefined();
    void lanes.inTurn('b', work('b1'));
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    expect(lanes.inTurn('a', work('a4'))).toBeDefined();
  });

  it('go on after work that fails', async () => {
    const lanes = makeLanes(2);
    await expect(lanes.inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lanes.inTurn('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('share places: so much at once, in the order of coming, but for what goes first', async () => {
    const { begun, work, end, settle } = makeWork();
    const places = makePlaces(2);
    for (const name of ['1', '2', '3', '4']) void places.work(work(name), false);
    void places.work(work('first'), true);
    await settle();
    expect([begun, places.waiting()]).toEqual([['1', '2'], 3]);
    for (const name of ['2', '1', 'first', '3']) await end(name);
    expect(begun).toEqual(['1', '2', 'first', '3', '4']);
  });
});

/** The vectors of RFC 6238 for SHA-1, of which apps show the last six digits. */
describe('codes that an app makes', () => {
  const secret = Buffer.from('12345678901234567890');
  const asShown = 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %p is %s', (second, code) => {
    expect(codeOf(secret, Math.floor(second / 30))).toBe(code);
    expect(stepOf(code, secretIn(asShown), second * 1000)).toBe(Math.floor(second / 30));
  });

  it('are taken half a minute early and late, and no more', () => {
    const at = (seconds: number) => stepOf('081804', secret, (1_111_111_109 + seconds) * 1000) !== undefined;
    expect([-60, -30, 0, 30, 60].map(at)).toEqual([false, true, true, true, false]);
    expect(
      ['08180', '0818040', '', 'abcdef', '08180é'].filter((code) => stepOf(code, secret, 1_111_111_109_000)),
    ).toEqual([]);
  });

  it('need a secret of 16 bytes, in place of a code', () => {
    const env = { MAWID_OTP_MOBILE: '+971501234567', MAWID_OTP_SECRET: asShown.toLowerCase() };
    expect(readConfig([], env).oneTimePassword).toEqual({ mobile: '+971501234567', secret });
    for (const wrong of ['GEZDGNBV', '0189'.repeat(10)]) {
      expect(() => readConfig([], { ...env, MAWID_OTP_SECRET: wrong })).toThrow('MAWID_OTP_SECRET needs 26');
    }
    expect(() => readConfig([], { ...env, MAWID_OTP_CODE: '802417' })).toThrow('set one of them');
  });
});

describe('proxies', () => {
  it.each([
    ['', 0],
    ['1', 1],
    [' 2 ', 2],
    ['10.0.0.1, ::1', ['10.0.0.1', '::1']],
  ])('%j are %p', (said, proxies) =>
    expect(readConfig([], { MAWID_TRUSTED_PROXY: said }).trustedProxies).toEqual(proxies),
  );

  it.each(['uniquelocal', '10.0.0.0/8', 'true', '1.5', '10.0.0.1, nginx'])(
    '%j are refused, as they may be anybody',
    (said) =>
      expect(() => readConfig([], { MAWID_TRUSTED_PROXY: said })).toThrow('MAWID_TRUSTED_PROXY needs how many proxies'),
  );
});
