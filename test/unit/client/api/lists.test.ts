import {
  listAppointments as listAllAppointments,
  readAppointments,
  readAppointmentsSince,
} from '#client/api/appointments';
import { isSure, sendList } from '#client/api/sendList';
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

describe('a list that is asked for by the tag that is known', () => {
  const tags = () => service.seen.map(({ headers }) => headers['if-none-match']);

  it('is asked for without it where no answer comes, and with it again while the line is down', async () => {
    service.answer = (_, response) => response.destroy();
    await expect(readAppointmentsSince('"1"')).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(tags()).toEqual(['"1"', undefined]);

    service.answer = (_, response) => response.writeHead(304).end();
    expect(await readAppointmentsSince('"1"')).toBeNull();
  });

  it('is asked for without it from then on where that is answered', async () => {
    service.answer = (request, response) =>
      request.headers['if-none-match'] ? response.destroy() : json([{ id: 1 }])(request, response);
    expect(await (await readAppointmentsSince('"1"'))?.next()).toEqual([{ id: 1 }]);
    expect(await (await readAppointmentsSince('"1"'))?.next()).toEqual([{ id: 1 }]);

    expect(tags()).toEqual(['"1"', undefined, undefined]);
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

  describe('in pages', () => {
    /** Answers readings one after another, each as its pages; the last one again and again. */
    const pagesOf =
      (...readings: (readonly (readonly number[])[])[]) =>
      (counted: number | ((reading: number, page: number) => number)) => {
        let reading = -1;
        service.answer = (request, response) => {
          const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1);
          if (page === 1) reading = Math.min(reading + 1, readings.length - 1);
          const pages = readings[reading] ?? [];
          json({
            count: typeof counted === 'number' ? counted : counted(reading, page),
            results: pages[page - 1]?.map((id) => ({ id, reading })),
            next: page < pages.length ? `/appointments/?page=${page + 1}` : null,
          })(request, response);
        };
      };
    const read = async () => {
      const list = (await sendList(listAppointments, {})) as { id: unknown; reading?: number }[];
      return [list.map(({ id }) => id), isSure(list), service.seen.length];
    };

    it.each<[string, ReturnType<typeof pagesOf>, Parameters<ReturnType<typeof pagesOf>>[0], unknown[]]>([
      ['adds up', pagesOf([[1, 2], [3]]), 3, [[1, 2, 3], true, 2]],
      [
        'has one twice, for another came',
        pagesOf(
          [
            [4, 3],
            [3, 2, 1],
          ],
          [
            [5, 4],
            [3, 2, 1],
          ],
        ),
        5,
        [[5, 4, 3, 2, 1], true, 4],
      ],
      [
        'lacks one, for another went',
        pagesOf(
          [[4, 3], [1]],
          [
            [4, 3],
            [2, 1],
          ],
        ),
        4,
        [[4, 3, 2, 1], true, 4],
      ],
      [
        'lacks one and has one that went, so that its last count is right',
        pagesOf(
          [
            [5, 4],
            [2, 1],
          ],
          [
            [4, 3],
            [2, 1],
          ],
        ),
        (reading, page) => (reading === 0 && page === 1 ? 5 : 4),
        [[4, 3, 2, 1], true, 4],
      ],
      ['never adds up', pagesOf([[1, 2], [2]]), 3, [[1, 2], false, 6]],
      ['adds up at the third time', pagesOf([[1], [1]], [[1], [1]], [[1], [2]]), 2, [[1, 2], true, 6]],
      ['comes on one page, without all', pagesOf([[1]]), 2, [[1], false, 3]],
    ])(
      'is read once more where it does not add up, and no more than twice: it %s',
      async (_, answer, count, expected) => {
        answer(count);

        expect(await read()).toEqual(expected);
      },
    );

    it('has the later one of what came twice, and both of what has no id', async () => {
      service.answer = json({ results: [{ id: 1, of: 'first' }, { of: 'x' }, { id: '1', of: 'second' }, { of: 'x' }] });

      expect(await sendList(listAppointments, {})).toEqual([{ id: '1', of: 'second' }, { of: 'x' }, { of: 'x' }]);
    });
  });

  it.each([[{ detail: 'x' }], ['<html>'], [null]])('is not taken from %p', async (body) => {
    service.answer = json(body);

    await expect(sendList(listAppointments, {})).rejects.toThrow('not a list');
  });
});
