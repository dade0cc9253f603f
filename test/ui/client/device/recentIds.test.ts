import { forgetRecentId, readRecentIds, rememberRecentId } from '#client/device/recentIds';

afterEach(() => {
  localStorage.clear();
});

it('remembers the newest four of a kind, each once, the newest first', () => {
  ['3', '9', '14', '9', '27', '31', '8', '40'].forEach((id) => rememberRecentId('locations', id));

  expect(readRecentIds('locations')).toEqual(['40', '8', '31', '27']);
  expect(readRecentIds('providers')).toEqual([]);
});

it('forgets what is there no longer', () => {
  ['3', '9'].forEach((id) => rememberRecentId('providers', id));
  forgetRecentId('providers', '3');

  expect(readRecentIds('providers')).toEqual(['9']);
});

it.each(['no list', '{"ids":[1]}', '[1, 2]'])('reads nothing where the device has %j', (kept) => {
  localStorage.setItem('mawid.recent.providers', kept);

  expect(readRecentIds('providers')).toEqual([]);
});
