import { readConfig } from '#client/app/config';
import { Problem } from '#client/lib/problem';

const whole = {
  providerServiceUrl: '/provider-service',
  appointmentServiceUrl: 'https://appointments.example/api',
  referralServiceUrl: ' /referral-service ',
};

/** What looks like a path of the page's own origin, and is another host to a browser. */
const OTHERS: [string][] = [
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['https:/\\evil.example'],
];

function problemOf(text: string): unknown {
  try {
    return readConfig(text);
  } catch (error) {
    return error instanceof Problem ? error.text : error;
  }
}

describe('the configuration', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['Asia/Karachi', 'Asia/Karachi'],
    ['UTC', 'UTC'],
  ])('takes %p for the time zone of the clinic as %p', (timeZone, zone) =>
    expect(readConfig(JSON.stringify({ ...whole, timeZone })).timeZone).toBe(zone),
  );

  it.each([['Asia/Atlantis'], ['soon'], [4], [true], [[]]])('refuses %p as the time zone of the clinic', (timeZone) =>
    expect(problemOf(JSON.stringify({ ...whole, timeZone }))).toMatchObject({ values: { key: 'timeZone' } }),
  );

  it.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['Saturday', 6],
    ['sunday', 0],
  ])('begins weeks of %p on day %i', (name, firstDayOfWeek) =>
    expect(readConfig(JSON.stringify({ ...whole, firstDayOfWeek: name })).firstDayOfWeek).toBe(firstDayOfWeek),
  );

  it.each([['someday'], [7], [['sunday', 'monday']], [true]])('refuses %p as the day on which weeks begin', (name) =>
    expect(problemOf(JSON.stringify({ ...whole, firstDayOfWeek: name }))).toMatchObject({
      values: { key: 'firstDayOfWeek' },
    }),
  );

  it('takes same-origin paths and addresses on other origins', () =>
    expect(readConfig(JSON.stringify(whole))).toEqual({
      baseUrls: {
        provider: '/provider-service',
        appointment: 'https://appointments.example/api',
        referral: '/referral-service',
      },
      pictureSources: ['https://appointments.example'],
      timeZone: null,
      firstDayOfWeek: 1,
      defaultProviderPassword: '',
      otpMobile: '',
      lockAfterMinutes: 15,
      refreshSeconds: 60,
    }));

  it('passes on what the workflows need', () =>
    expect(
      readConfig(JSON.stringify({ ...whole, defaultProviderPassword: 'Welcome-1', otpMobile: 971500000000 })),
    ).toMatchObject({
      defaultProviderPassword: 'Welcome-1',
      otpMobile: '971500000000',
    }));

  it('reads the number for one-time passwords as it was meant', () =>
    expect(readConfig(JSON.stringify({ ...whole, otpMobile: '\u202a+971 50–000 0000\u202c' }))).toMatchObject({
      otpMobile: '+971 50-000 0000',
    }));

  it.each(['providerServiceUrl', 'appointmentServiceUrl', 'referralServiceUrl'])(
    'names the key %s when it is missing',
    (key) =>
      expect(problemOf(JSON.stringify({ ...whole, [key]: undefined }))).toMatchObject({
        id: 'config.missing',
        values: { key },
      }),
  );

  it.each([[''], ...OTHERS, ['javascript:alert(1)'], [7], [null], [`/${'a'.repeat(2_000)}`]])(
    'refuses %p as an address',
    (value) =>
      expect(problemOf(JSON.stringify({ ...whole, providerServiceUrl: value }))).toMatchObject({
        values: { key: 'providerServiceUrl' },
      }),
  );

  it('takes hosts for pictures, with and without their scheme', () => {
    const mediaHosts = ['Pictures.example', 'http://127.0.0.1:9000', ' https://cdn.example '];
    expect(readConfig(JSON.stringify({ ...whole, mediaHosts })).pictureSources).toEqual([
      'https://appointments.example',
      'pictures.example',
      'http://127.0.0.1:9000',
      'https://cdn.example',
    ]);
  });

  it.each([
    ['*'],
    ['https:'],
    ['https://pictures.example/folder'],
    ["pictures.example; script-src 'unsafe-inline'"],
    ['ftp://pictures.example'],
    ['somebody@pictures.example'],
    [''],
    [7],
  ])('refuses %p as a host for pictures', (host) =>
    expect(problemOf(JSON.stringify({ ...whole, mediaHosts: [host] }))).toMatchObject({
      values: { key: 'mediaHosts' },
    }),
  );

  it('refuses a list of hosts that is none', () =>
    expect(problemOf(JSON.stringify({ ...whole, mediaHosts: 'pictures.example' }))).toMatchObject({
      values: { key: 'mediaHosts' },
    }));

  it.each([
    [undefined, 15],
    [null, 15],
    ['', 15],
    [0, 0],
    [0.5, 0.5],
    [30, 30],
  ])('with %p locks the desk after %p minutes', (lockAfterMinutes, minutes) =>
    expect(readConfig(JSON.stringify({ ...whole, lockAfterMinutes })).lockAfterMinutes).toBe(minutes),
  );

  it.each([[-1], ['15'], ['soon'], [true], [[]]])('refuses to lock the desk after %p', (lockAfterMinutes) =>
    expect(problemOf(JSON.stringify({ ...whole, lockAfterMinutes }))).toMatchObject({
      values: { key: 'lockAfterMinutes' },
    }),
  );

  it.each([
    [undefined, 60],
    [null, 60],
    [0, 0],
    [90.5, 90.5],
  ])('with %p reads the list again after %p seconds', (refreshSeconds, seconds) =>
    expect(readConfig(JSON.stringify({ ...whole, refreshSeconds })).refreshSeconds).toBe(seconds),
  );

  it.each([[-0.5], ['60'], [false], [{}]])('refuses to read the list again after %p', (refreshSeconds) =>
    expect(problemOf(JSON.stringify({ ...whole, refreshSeconds }))).toMatchObject({
      values: { key: 'refreshSeconds' },
    }),
  );

  it.each(['', '<html></html>', '[]', 'null', '{"a":', `${JSON.stringify(whole)}${' '.repeat(65_536)}`])(
    'cannot be read from %p',
    (text) => expect(problemOf(text)).toMatchObject({ id: 'config.unreadable' }),
  );

  it.each([
    ['/problem-reports', '/problem-reports'],
    [' https://reports.example/mawid ', 'https://reports.example/mawid'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('takes %p as the place for reports', (reportUrl, taken) =>
    expect(readConfig(JSON.stringify({ ...whole, reportUrl })).reportUrl).toBe(taken),
  );

  it.each([['reports.example'], ['javascript:alert(1)'], ['https://a b'], ['//reports.example'], [7], [false]])(
    'refuses %p as the place for reports',
    (reportUrl) =>
      expect(problemOf(JSON.stringify({ ...whole, reportUrl }))).toMatchObject({ values: { key: 'reportUrl' } }),
  );
});
