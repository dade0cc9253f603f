import { isCodeAwaited, onDemand, retryMissingCode, whenCodeIsMissing } from '#client/device/onDemand';

/** Hears that something about missing code has changed, and whether somebody waits for it then. */
const told = jest.fn();

beforeEach(() => {
  told.mockReset();
  whenCodeIsMissing(() => void told(isCodeAwaited()));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Code that cannot be fetched the first so many times. */
function codeAfter(failures: number) {
  let left = failures;
  return jest.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve('the code') : Promise.reject(new Error('ChunkLoadError'));
  });
}

/** Lets everything happen that waits for no more than so many milliseconds. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a piece of code', () => {
  it('is at hand once it has been fetched', async () => {
    const piece = onDemand(codeAfter(0));
    expect(piece.loaded()).toBeUndefined();
    expect(await piece.load()).toBe('the code');
    expect(piece.loaded()).toBe('the code');
    expect(told).not.toHaveBeenCalled();
  });

  it('that could not be fetched rejects, is told, and is fetched again when it is asked for again', async () => {
    const piece = onDemand(codeAfter(1));
    await expect(piece.load()).rejects.toThrow('ChunkLoadError');
    expect(told.mock.calls).toEqual([[false]]);
    expect(await piece.load()).toBe('the code');
  });

  it('that somebody waits for is fetched again after 1 s, 2 s and so on up to 30 s, and told once', async () => {
    const fetchCode = codeAfter(8);
    const piece = onDemand(fetchCode);
    const wanted = piece.want();
    const tries: number[] = [];
    for (const pause of [0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      await pass(pause);
      tries.push(fetchCode.mock.calls.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(told.mock.calls).toEqual([[true]]);
    await pass(30_000);

    expect(await wanted).toBe('the code');
    expect(told.mock.calls).toEqual([[true], [false]]);
  });

  it('is fetched at once on a retry, and who has asked for that is told where it fails again', async () => {
    const fetchCode = codeAfter(2);
    const wanted = onDemand(fetchCode).want();
    await pass(0);
    retryMissingCode();
    await pass(0);
    expect(told.mock.calls).toEqual([[true], [true]]);
    retryMissingCode();

    expect(await wanted).toBe('the code');
    expect(fetchCode).toHaveBeenCalledTimes(3);
    expect(told.mock.calls).toEqual([[true], [true], [false]]);
  });

  it('is there for all who wait for it once somebody has fetched it', async () => {
    const piece = onDemand(codeAfter(1));
    const other = onDemand(codeAfter(2));
    const [wanted, otherWanted] = [piece.want(), other.want()];
    await pass(0);
    await piece.load();

    expect(await wanted).toBe('the code');
    expect(told.mock.calls).toEqual([[true], [true]]);
    await pass(3000);
    await otherWanted;
    expect(told.mock.calls).toEqual([[true], [true], [false]]);
  });

  it('tells who listens before who asked for it goes on, and nobody who has given that up', async () => {
    const piece = onDemand(codeAfter(0));
    const heard: string[] = [];
    piece.whenFetched(() => heard.push('listener'));
    piece.whenFetched(() => heard.push('given up'))();
    await piece.load().then(() => heard.push('asker'));

    expect(heard).toEqual(['listener', 'asker']);
  });
});
