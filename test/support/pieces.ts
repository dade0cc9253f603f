/**
 * How many steps work does at once before it lets the browser draw, piece by piece, where each step that it tells of
 * takes a millisecond.
 */
export async function piecesOf(work: (step: () => void) => Promise<unknown>): Promise<number[]> {
  const pieces = [0];
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { scheduler } = globalThis as { scheduler?: object };
  const drawn = () => {
    pieces.push(0);
    return Promise.resolve();
  };
  Object.assign(globalThis, { scheduler: { postTask: drawn } });
  try {
    await work(() => {
      now += 1;
      pieces.push((pieces.pop() ?? 0) + 1);
    });
  } finally {
    Object.assign(globalThis, { scheduler });
    clock.mockRestore();
  }
  return pieces;
}
