import type { Config } from './config';
import type { Database } from './db/client';

/** What the routes work with. */
export interface Services {
  db: Database;
  config: Config;
}
