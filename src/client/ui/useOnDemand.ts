import { startTransition, useCallback, useEffect, useState } from 'react';

import type { OnDemand } from '#client/device/onDemand';

/**
 * A piece of code once it is there, which is drawn in parts, and two functions that have it fetched. When `fetchCode`
 * cannot, `onFailed` is called, and whoever wants it again has it fetched again; `want` is for what a person waits for,
 * who is then told and offered a retry. The piece must be the same object at each call, but where another one takes its place.
 */
export function useOnDemand<Code>(
  piece: OnDemand<Code>,
): [code: Code | undefined, fetchCode: (onFailed?: () => void) => void, want: () => void] {
  const [drawn, setDrawn] = useState(() => ({ piece, code: piece.loaded() }));
  // Of another piece than the one before nothing has been drawn, so that there is no reason to wait.
  const code = drawn.piece === piece ? drawn.code : piece.loaded();
  const draw = useCallback((loaded: Code) => startTransition(() => setDrawn({ piece, code: loaded })), [piece]);
  const fetchCode = useCallback(
    (onFailed: () => void = () => undefined) => {
      piece.load().then(draw, onFailed);
    },
    [piece, draw],
  );
  const want = useCallback(() => {
    void piece.want().then(draw);
  }, [piece, draw]);
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
