import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/server/db/migrations';

/** What a process of the version before could not work beside. */
const TAKES_AWAY = /\b(DROP (?!DEFAULT|NOT NULL)\w+|RENAME|SET NOT NULL|SET DATA TYPE|TRUNCATE|DELETE FROM)\b/g;

it('an upgrade adds: what is taken away is taken by a later version than the last that uses it', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  const taken = files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(TAKES_AWAY)].map(([words]) => `${file}: ${words}`),
  );
  expect(files.length).toBeGreaterThan(7);
  expect(taken).toEqual([
    // Numbers of keys go on as they were, under the same names.
    '0002_identity_keys.sql: RENAME',
    '0002_identity_keys.sql: DROP SEQUENCE',
    // All tokens end: everybody signs in anew, in processes of both versions.
    '0006_tokens_anew.sql: DELETE FROM',
  ]);
});
