import { useState } from 'react';

import { haveSameMembers } from '#client/lib/sameMembers';

/** A list as the same object for as long as it has the same members. */
export function useKept<Member>(list: readonly Member[]): readonly Member[] {
  const [kept, setKept] = useState(list);
  const isSame = haveSameMembers(kept, list);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}
