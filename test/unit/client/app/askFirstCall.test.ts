import { askEarly } from '#client/api/early';
import { askFirstCall } from '#client/app/askFirstCall';
import { loadConfig } from '#client/app/config';
import { parseAddress } from '#client/app/query';
import { knownSection } from '#client/app/sectionIds';
import { Problem } from '#client/lib/problem';
import { readLife, readLock } from '#client/state/tokenStorage';

jest.mock('#client/api/early');
jest.mock('#client/app/config');
jest.mock('#client/state/tokenStorage');

const config = {
  baseUrls: { provider: '/provider', appointment: 'https://appointments.test/', referral: '/referral' },
  pictureSources: [],
  timeZone: null,
  firstDayOfWeek: 1,
  defaultProviderPassword: '',
  otpMobile: '',
  lockAfterMinutes: 25,
};

async function opened(search: string, token: string | null = 'the token') {
  const { section, params } = parseAddress(search);
  await askFirstCall(token, knownSection(section), params);
  return jest.mocked(askEarly).mock.calls;
}

beforeEach(() => {
  jest.mocked(askEarly).mockReset();
  jest.mocked(loadConfig).mockResolvedValue(config);
  jest.mocked(readLife).mockReturnValue(null);
});

it.each([
  ['', 'https://appointments.test/appointments/'],
  ['?section=nowhere', 'https://appointments.test/appointments/'],
  ['?section=appointments&period=past&q=ali', 'https://appointments.test/appointments/'],
  ['?section=availabilities&q=al%20noor', '/provider/operations/?search=al+noor'],
  ['?section=availabilities&location=3&doctor=7', '/provider/operations/3/doctors/'],
  ['?section=manage-providers&q=ali', '/provider/operations/?search=ali'],
  ['?section=home-services', '/provider/api/v3/categories/'],
  ['?section=home-services&tab=labServices&subcategory=4', '/provider/api/v3/services/?subcategory=4'],
])('at "%s" asks for %s', async (search, address) => {
  expect(await opened(search)).toEqual([[address, 'the token']]);
});

it.each([
  '?section=availabilities',
  '?section=availabilities&q=ali&doctor=7',
  '?section=manage-providers',
  '?section=manage-providers&q=ali&kind=doctors',
  '?section=home-services&tab=schedule',
  '?section=referral-tracking',
])('at "%s" asks for nothing', async (search) => {
  expect(await opened(search)).toEqual([]);
});

it.each([
  [29, 1],
  [31, 0],
])('after %d of 30 seconds that a token lives makes %d calls with it', async (age, calls) => {
  jest.mocked(readLife).mockReturnValue({ since: Date.now() - age * 1000 + 900, lasts: 30_000 });

  expect(await opened('?section=appointments')).toHaveLength(calls);
});

it('asks for nothing while nobody is signed in', async () => {
  expect(await opened('?section=appointments', null)).toEqual([]);
});

it('asks for nothing at a desk that is locked, or was left for too long', async () => {
  jest.mocked(readLock).mockImplementation((minutes) => minutes === 25);
  expect(await opened('?section=appointments')).toEqual([]);
});

it('leaves a configuration that cannot be read to the product', async () => {
  jest.mocked(loadConfig).mockRejectedValue(new Problem({ id: 'test', defaultMessage: 'unreadable' }));

  expect(await opened('?section=appointments')).toEqual([]);
});
