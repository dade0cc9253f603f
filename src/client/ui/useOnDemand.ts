import { useCallback, useState } from 'react';

import type { OnDemand } from '#client/lib/onDemand';

/**
 * A piece of code once it is there, and the function that has it fetched. When it cannot be fetched `onFailed` is
 * called, and whoever wants it again has it fetched again. The piece must be the same object at each call.
 */
export function useOnDemand<Code>(
  piece: OnDemand<Code>,
): [code: Code | undefined, fetchCode: (onFailed?: () => void) => void] {
  const [code, setCode] = useState(() => piece.loaded());
  const fetchCode = useCallback(
    (onFailed: () => void = () => undefined) => {
      piece.load().then((loaded) => {
        setCode(() => loaded);
      }, onFailed);
    },
    [piece],
  );
  return [code, fetchCode];
}
