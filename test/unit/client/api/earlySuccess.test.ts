import { askEarly } from '#client/api/early';
import { configureHttp } from '#client/api/http';
import { send } from '#client/api/send';
import { listAppointments } from '#contract/appointments';

jest.mock('#client/api/axios', () => {
  throw new Error('axios is not there yet');
});

it('is handed over before axios is there', async () => {
  const baseUrls = { provider: '', appointment: 'https://services.test', referral: '' };
  configureHttp({ baseUrls, currentToken: () => 'the token', onUnauthorized: jest.fn() });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([{ id: 1 }]));
  askEarly('https://services.test/appointments/', 'the token');

  expect(await send(listAppointments, {})).toEqual([{ id: 1 }]);
});
