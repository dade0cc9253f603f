import { readServedVersion } from '#client/api/version';

const answer = (body: string, status = 200) => new Response(body, { status });

it('reads the version that is served, past every cache', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer('{"version": "0a1b2c"}'));

  expect(await readServedVersion()).toBe('0a1b2c');
  expect(fetching).toHaveBeenCalledWith('version.json', expect.objectContaining({ cache: 'no-store' }));
});

it.each([
  ['is missing', answer('{"detail": "Not found."}', 404)],
  ['is refused with a version', answer('{"version": "0a1b2c"}', 500)],
  ['is another page', answer('<!doctype html><title>Mawid</title>')],
  ['is empty', answer('')],
  ['is null', answer('null')],
  ['is a list', answer('["0a1b2c"]')],
  ['has no text', answer('{"version": 7}')],
  ['has an empty text', answer('{"version": ""}')],
])('knows of no version where the file %s', async (_, given) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(given);

  expect(await readServedVersion()).toBeNull();
});

it('knows of no version without a connection', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

  expect(await readServedVersion()).toBeNull();
});
