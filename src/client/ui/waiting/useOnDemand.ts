import { startTransition, useCallback, useEffect, useState } from 'react';

import type { OnDemand } from '#client/device/onDemand';

/**
 * A piece of code once it is there, whoever had it fetched, which is drawn in parts, and two functions that have it
 * fetched. When `fetchCode` cannot, `onFailed` is called, and whoever wants it again has it fetched again; `want` is
 * for what a person waits for, who is then told. Another piece may take the place of the one before.
 */
export function useOnDemand<Code>(
  piece: OnDemand<Code>,
): [code: Code | undefined, fetchCode: (onFailed?: () => void) => void, want: () => void] {
  const [drawn, setDrawn] = useState(() => ({ piece, code: piece.loaded() }));
  // Of another piece than the one before nothing has been drawn, so that there is no reason to wait.
  const code = drawn.piece === piece ? drawn.code : piece.loaded();
  useEffect(() => {
    const draw = () =>
      startTransition(() =>
        setDrawn((before) => {
          const code = piece.loaded();
          return before.piece === piece && before.code === code ? before : { piece, code };
        }),
      );
    // It may have come after the drawing and before this effect.
    draw();
    return piece.whenFetched(draw);
  }, [piece]);
  const fetchCode = useCallback(
    (onFailed: () => void = () => undefined) => {
      piece.load().catch(onFailed);
    },
    [piece],
  );
  const want = useCallback(() => void piece.want(), [piece]);
  return [code, fetchCode, want];
}

/** A piece of code once it is there, for what a person waits for: it is fetched as soon as it is wanted. */
export function useOnceWanted<Code>(piece: OnDemand<Code>, isWanted: boolean): Code | undefined {
  const [code, , want] = useOnDemand(piece);
  const isMissing = isWanted && !code;
  useEffect(() => {
    if (isMissing) want();
  }, [isMissing, want]);
  return code;
}
