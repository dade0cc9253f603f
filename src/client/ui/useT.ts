import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type { Translate } from '#client/lib/text';

/** How a component puts catalogue sentences, and words that came from a service, on the screen. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback<Translate>(
    (text, values) => (typeof text === 'string' ? text : intl.formatMessage(text, { ...text.values, ...values })),
    [intl],
  );
}
