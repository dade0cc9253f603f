import { createIntl } from 'react-intl';

import type { Text } from '#client/lib/text';
import { translated } from '#client/ui/useT';

const english = createIntl({ locale: 'en', defaultLocale: 'en' });

/** A text as the page shows it. */
export function inEnglish(text: Text): string {
  return translated(english, text);
}
