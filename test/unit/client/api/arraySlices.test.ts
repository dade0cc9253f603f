import fc from 'fast-check';

import { arraySlices } from '#client/api/arraySlices';
import { BrokenOff, UnreadableAnswer } from '#client/lib/errors';
import { runs } from '#test/support/runs';

/** A stream that fills the memory of its reader, as an answer does, or one that has memory of its own for each part. */
type Kind = 'bytes' | undefined;

/** A text as it arrives: cut into parts of so many bytes each, in turn. */
function arriving(text: string, sizes: readonly number[] = [65_536], type: Kind = 'bytes'): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  let turn = 0;
  return new ReadableStream({
    type,
    pull(controller) {
      if (at >= bytes.length) {
        controller.close();
        controller.byobRequest?.respond(0);
        return;
      }
      const size = sizes[turn % sizes.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
      turn += 1;
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>): Promise<unknown[][]> {
  const { next } = arraySlices<unknown>(stream);
  const slices: unknown[][] = [];
  for (let slice = await next(); slice; slice = await next()) slices.push(slice);
  return slices;
}

const people = Array.from({ length: 6_000 }, (_, id) => ({
  id,
  name: `Patient },{ "${id}"`,
  tags: [{ of: id }, { of: 'none' }],
  city: 'دبي',
}));

describe('an array that arrives in parts', () => {
  it.each([
    ['the reader', 'bytes'],
    ['its own', undefined],
  ] as const)('in memory of %s is given out before the rest, first little, then more', async (_, type) => {
    const slices = await read(arriving(JSON.stringify(people), [65_536], type));

    expect(slices.flat()).toEqual(people);
    expect(slices.length).toBeGreaterThan(3);
    expect(slices[0]?.length).toBeLessThan(slices[2]?.length ?? 0);
  });

  it('is the same array however it was written and cut', async () => {
    const item = fc.oneof(
      fc.jsonValue(),
      fc.record({
        text: fc.constantFrom('},{', '"', '\\', '}, {"a":1', 'ع😀'),
        list: fc.array(fc.record({ id: fc.integer() })),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { maxLength: 40 }),
        fc.constantFrom(undefined, 2),
        fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1 }),
        fc.constantFrom<Kind>('bytes', undefined),
        async (list, indent, sizes, type) => {
          const long = Array.from({ length: 30 }, () =>
            list.map((value) => ({ value, filler: 'x'.repeat(40) })),
          ).flat();
          const text = JSON.stringify(long, null, indent);

          expect((await read(arriving(text, sizes, type))).flat()).toEqual(JSON.parse(text));
        },
      ),
      runs(30),
    );
  });

  it('may be empty, and its items need not be objects', async () => {
    expect((await read(arriving(' [] '))).flat()).toEqual([]);
    expect((await read(arriving('[1, null, "a"]', [1]))).flat()).toEqual([1, null, 'a']);
  });
});

describe('what is no whole array', () => {
  const whole = JSON.stringify(people);

  it.each([
    ['breaks off within an item', whole.slice(0, 300_000)],
    ['breaks off between two items', `${whole.slice(0, whole.indexOf('},{', 300_000))}}`],
    ['goes on after its end', `${whole}]`],
    ['is broken in the middle', whole.replace('"id":3000', 'id:3000')],
    ['is empty', ''],
  ])('is refused when it %s', async (_, text) => {
    await expect(read(arriving(text))).rejects.toThrow(UnreadableAnswer);
  });

  it.each(['{"detail":"no"}', '<html>', 'null', '  "text"'])('is refused when it begins like %s', async (text) => {
    await expect(read(arriving(text))).rejects.toThrow('not an array');
  });

  it('is refused when the connection breaks', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });

    await expect(read(broken)).rejects.toThrow(BrokenOff);
  });
});

describe('the bytes of an array', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['that come as soon as they are wanted', 0, true],
    ['that have to be waited for', 20, false],
  ])('%s are ahead of who takes a while for each slice, or not', async (_, comesAfterMs, isAhead) => {
    const bytes = new TextEncoder().encode(JSON.stringify(people));
    let at = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (comesAfterMs > 0) await new Promise((come) => setTimeout(come, comesAfterMs));
      controller.enqueue(bytes.slice(at, (at += 65_536)));
    };
    const { next, ...slices } = arraySlices(new ReadableStream({ pull }, { highWaterMark: 0 }));
    expect(slices.isAhead()).toBe(false);
    for (let slice = 0; slice < 3; slice += 1) {
      const coming = next();
      await jest.advanceTimersByTimeAsync(200);
      await coming;
    }

    expect(slices.isAhead()).toBe(isAhead);
  });
});

it('tells the sender when nobody reads on', async () => {
  const cancelled = jest.fn();
  const { cancel } = arraySlices(new ReadableStream<Uint8Array>({ cancel: cancelled }));
  cancel();
  await Promise.resolve();

  expect(cancelled).toHaveBeenCalledTimes(1);
});
