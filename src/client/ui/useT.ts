import { useCallback } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';

import { isolated, withoutLastIsolation } from '#client/lib/bidi';
import type { Message, Text, Translate, Values } from '#client/lib/text';

/** The translator of the chosen language, for everything that a component shows. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback<Translate>((text, values) => translated(intl, text, values), [intl]);
}

/**
 * Translates a text into a language. A text that came from a service stays as it is; inside a sentence its direction
 * is kept to itself.
 */
export function translated(intl: IntlShape, text: Text, values: Values = {}): string {
  return typeof text === 'string' ? text : withoutLastIsolation(sentence(intl, text, values));
}

function sentence(intl: IntlShape, text: Message, values: Values): string {
  const isRightToLeft = intl.locale.startsWith('ar');
  const filled = Object.entries({ ...text.values, ...values }).map(([name, value]) => {
    if (typeof value === 'number') return [name, value];
    return [name, typeof value === 'string' ? isolated(value, isRightToLeft) : sentence(intl, value, {})];
  });
  return intl.formatMessage(text, Object.fromEntries(filled) as Record<string, string | number>);
}
