import { fetched, onDemand, retryMissingCode, whenCodeIsMissing } from '#client/device/onDemand';

const missing = jest.fn();

beforeEach(() => {
  missing.mockReset();
  whenCodeIsMissing(missing);
});

/** Code that cannot be fetched the first so many times. */
function codeAfter(failures: number) {
  let left = failures;
  return jest.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve('the code') : Promise.reject(new Error('ChunkLoadError'));
  });
}

/** Lets everything happen that waits for nothing else. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

describe('a piece of code', () => {
  it('is at hand once it has been fetched', async () => {
    const piece = onDemand(codeAfter(0));
    expect(piece.loaded()).toBeUndefined();
    expect(await piece.load()).toBe('the code');
    expect(piece.loaded()).toBe('the code');
    expect(missing).not.toHaveBeenCalled();
  });

  it('that could not be fetched rejects, is told, and is fetched again when it is asked for again', async () => {
    const piece = onDemand(codeAfter(1));
    await expect(piece.load()).rejects.toThrow('ChunkLoadError');
    expect(missing.mock.calls).toEqual([[false]]);
    expect(await piece.load()).toBe('the code');
  });

  it('that somebody waits for is fetched again on each retry, until it is there', async () => {
    const fetchCode = codeAfter(2);
    const piece = onDemand(fetchCode);
    const wanted = piece.want();
    await rest();
    expect(missing.mock.calls).toEqual([[true]]);
    expect(fetchCode).toHaveBeenCalledTimes(1);
    retryMissingCode();
    await rest();
    expect(missing.mock.calls).toEqual([[true], [true]]);
    retryMissingCode();

    expect(await wanted).toBe('the code');
    expect(piece.loaded()).toBe('the code');
  });

  it('may be fetched without being kept', async () => {
    expect(await fetched(codeAfter(0))).toBe('the code');
    await expect(fetched(codeAfter(1))).rejects.toThrow('ChunkLoadError');
    expect(missing.mock.calls).toEqual([[false]]);
  });
});
