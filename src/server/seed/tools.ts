import type { Dayjs } from 'dayjs';

import type { SeedSize } from '../config';
import type { Database } from '../db/client';

/** What every part of the seed works with. */
export interface SeedTools {
  db: Database;
  /** The start of the local calendar day around which the data lies. */
  today: Dayjs;
  size: SeedSize;
}
