import { useCallback } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

import type { Text, Translate, Values } from '#client/lib/text';

/** The translator of the chosen language, for everything that a component shows. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback<Translate>((text, values) => translated(intl, text, values), [intl]);
}

/** Translates a text into a language; a text that came from a service stays as it is. */
export function translated(intl: IntlShape, text: Text, values: Values = {}): string {
  if (typeof text === 'string') return text;
  const filled = Object.entries({ ...text.values, ...values }).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : translated(intl, value),
  ]);
  return intl.formatMessage(text, Object.fromEntries(filled) as Record<string, string | number>);
}
