import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { plainPhone, type ReadPhone } from '#client/lib/phone';
import { useOnDemand } from '../waiting/useOnDemand';

/** What reads a phone of any country, which is large and seldom needed. */
export const phoneBook = onDemand(async () => (await import('#client/lib/phoneBook')).readPhone);

/** A phone as it is shown at once: in its groups where the code for that is there, else as it is written. */
export function phoneAtOnce(field: string): ReadPhone {
  return plainPhone(field) ?? phoneBook.loaded()?.(field) ?? { text: field, href: null };
}

/** A phone as it is shown; the code that knows other countries is fetched with the first number that needs it. */
export function usePhone(field: string): ReadPhone {
  const [, fetchBook] = useOnDemand(phoneBook);
  const needsBook = plainPhone(field) === null && /[\d\u0660-\u0669\u06f0-\u06f9]/.test(field);
  useEffect(() => {
    if (needsBook) fetchBook();
  }, [needsBook, fetchBook]);
  return phoneAtOnce(field);
}
