import {
  createProvider,
  readDoctor,
  readProvider,
  readProviderEmail,
  searchDirectory,
  searchDoctors,
  searchProviders,
} from '#client/api/directory';
import { configureHttp } from '#client/api/http';
import { verifyOtp } from '#client/api/referral';
import { UnreadableAnswer } from '#client/lib/errors';
import type { ProviderDraft } from '#contract/directory';
import { serve, type Serving } from '#test/support/backend/serving';

let body = '';
let serving: Serving;

beforeAll(async () => {
  serving = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const { url } = serving;
  configureHttp({
    baseUrls: { provider: url, appointment: url, referral: url },
    currentToken: () => null,
    onUnauthorized: () => undefined,
  });
});
afterAll(() => serving.stop());

const noAnswers = ['', '[]', 'null', '"ok"', '{"detail":"later"}'];

describe('a search of the directory', () => {
  const doctor = { id: 21, first_name: 'Omar', last_name: 'Nasser' };

  it.each([
    [
      'every kind',
      { doctors: [doctor], providers: [], locations: [{ id: 31 }] },
      { doctors: [doctor], providers: [], locations: [{ id: 31 }] },
    ],
    [
      'kinds that are null or left out',
      { doctors: null, locations: [{ id: 31 }] },
      { doctors: [], providers: [], locations: [{ id: 31 }] },
    ],
    [
      'kinds in an envelope of their own',
      { doctors: { results: [doctor] } },
      { doctors: [doctor], providers: [], locations: [] },
    ],
    ['nothing, and says so', { no_results: true }, { doctors: [], providers: [], locations: [] }],
    [
      'something, and says that nothing was found',
      { no_results: true, doctors: [{ id: 1 }] },
      { doctors: [], providers: [], locations: [] },
    ],
  ])('takes an answer with %s', async (_, answer, found) => {
    body = JSON.stringify(answer);

    expect(await searchDirectory('omar')).toMatchObject(found);
  });

  it('takes the lists of the narrowed searches in the same ways', async () => {
    body = JSON.stringify({ count: 1, doctors: { results: [doctor] } });
    expect(await searchDoctors('omar', {})).toEqual({
      doctors: [doctor],
      counts: { doctors: 1, providers: null, total: null },
    });

    body = JSON.stringify({ count: 0, providers: null });
    expect(await searchProviders('omar', {})).toEqual({
      providers: [],
      counts: { doctors: null, providers: 0, total: null },
    });
  });

  it.each([
    ['counts by kind', { counts: { doctors: '73', providers: 2 }, total_results: 80 }, [73, 2, null]],
    ['a sum, of which the locations are a part', { total_results: 80, locations: [{ id: 31 }] }, [null, null, 79]],
    ['nothing to count by', { counts: null }, [null, null, null]],
  ])('takes %s for how many there are', async (_, answer, [doctors, providers, total]) => {
    body = JSON.stringify({ doctors: [], ...answer });

    expect((await searchDirectory('omar')).counts).toEqual({ doctors, providers, total });
  });

  it.each([...noAnswers, '{"results":[{"id":1}]}', '{"doctors":"none","providers":7}'])(
    'takes no search result from %p',
    async (answer) => {
      body = answer;

      await expect(searchDirectory('omar')).rejects.toThrow(UnreadableAnswer);
      await expect(searchDoctors('omar', {})).rejects.toThrow(UnreadableAnswer);
      await expect(searchProviders('omar', {})).rejects.toThrow(UnreadableAnswer);
    },
  );
});

it.each([...noAnswers, '{"id":null,"name":"x"}'])(
  'nothing is known of a doctor or a provider from %p',
  async (answer) => {
    body = answer;

    await expect(readDoctor(7)).rejects.toThrow('The answer names no id');
    await expect(readProvider(7)).rejects.toThrow('The answer names no id');
    await expect(createProvider({} as ProviderDraft)).rejects.toThrow('The answer names no id');
  },
);

it.each(noAnswers.slice(0, 4))('neither an e-mail nor an unlocked dashboard comes of %p', async (answer) => {
  body = answer;

  await expect(readProviderEmail(51)).rejects.toThrow('The answer is not an object');
  await expect(verifyOtp('+971500000000', '123456')).rejects.toThrow('The answer is not an object');
});

it('a code may be right without bringing a token', async () => {
  body = '{"message":"Verified"}';

  expect(await verifyOtp('+971500000000', '123456')).toEqual({ message: 'Verified' });
});
