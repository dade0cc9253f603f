import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import type { Words } from '#client/lib/text';

/** How a component puts catalogue sentences, and words that came from a service, on the screen. */
export function useWords(): Words {
  const intl = useIntl();
  return useCallback<Words>(
    (text, values) => (typeof text === 'string' ? text : intl.formatMessage(text, { ...text.values, ...values })),
    [intl],
  );
}
