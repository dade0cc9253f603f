import { listAppointments as listAllAppointments, readAppointments } from '#client/api/appointments';
import { sendList } from '#client/api/sendList';
import { listAppointments } from '#contract/appointments';
import { cancelledOnArrival, json, runService, service } from '#test/support/backend/answeringService';

runService();

describe('an answer that is read as it arrives', () => {
  it('gives out its beginning before its end was sent', async () => {
    const beginning = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, filler: 'x'.repeat(40) })));
    let end = () => {
      /* set when the call arrives */
    };
    service.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write(`${beginning.slice(0, -1)},`);
      end = () => response.end('{"id":1000}]');
    };
    const { next } = await readAppointments();
    const first = await next();
    end();
    const rest = [await next(), await next(), await next()].flatMap((slice) => slice ?? []);

    expect(first?.length).toBeGreaterThan(0);
    expect([...(first ?? []), ...rest].map(({ id }) => id)).toEqual(Array.from({ length: 1001 }, (_, id) => id));
  });

  it('rejects when the connection breaks before its end', async () => {
    service.answer = (_, response) =>
      response.writeHead(200).write('[{"id":1},', () => {
        response.destroy();
      });

    await expect(listAllAppointments()).rejects.toBeDefined();
  });

  it('carries the words of a refusal, and ends a session that was refused', async () => {
    service.answer = json({ detail: 'not yours' }, 403);
    await expect(readAppointments()).rejects.toMatchObject({
      response: { status: 403, data: { detail: 'not yours' } },
    });

    service.answer = json({}, 401);
    await expect(readAppointments()).rejects.toMatchObject({ response: { status: 401 } });
    expect(service.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['slice by slice', readAppointments],
    ['as a whole', listAllAppointments],
  ])('is aborted with its saga when it is read %s', async (_, call) => {
    const { reply, closed } = cancelledOnArrival(call);

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });
});

describe('a list', () => {
  it('is aborted when the saga that waits for it is cancelled', async () => {
    const { reply, closed } = cancelledOnArrival(() => sendList(listAppointments, {}));

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });

  it('is taken as an array', async () => {
    service.answer = json([{ id: 1 }]);

    expect(await sendList(listAppointments, {})).toEqual([{ id: 1 }]);
  });

  it('is read to its last page, always from the service that was asked', async () => {
    service.answer = (request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1);
      json({
        results: [{ id: page }],
        next: page < 3 ? `https://elsewhere.example/appointments/?page=${page + 1}` : null,
      })(request, response);
    };

    expect(await sendList(listAppointments, {})).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(service.seen.map(({ url }) => url)).toEqual([
      '/appointment/appointments/',
      '/appointment/appointments/?page=2',
      '/appointment/appointments/?page=3',
    ]);
  });

  it.each([[{ detail: 'x' }], ['<html>'], [null]])('is not taken from %p', async (body) => {
    service.answer = json(body);

    await expect(sendList(listAppointments, {})).rejects.toThrow('not a list');
  });
});
