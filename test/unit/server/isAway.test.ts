import { DrizzleQueryError } from 'drizzle-orm';

import { isAway } from '#server/db/isAway';

const coded = (code: string) => Object.assign(new Error('failed'), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each<[string, unknown, boolean]>([
  ['cannot be reached', query(coded('ECONNREFUSED')), true],
  ['is shutting down', query(coded('57P01')), true],
  ['takes no more connections', query(coded('53300')), true],
  ['broke a connection', query(new Error('Connection terminated unexpectedly')), true],
  ['is closed', query(new Error('PGlite is closed')), true],
  ['has no connection left', new Error('timeout exceeded when trying to connect'), true],
  ['refused a row', query(coded('23505')), false],
  ['gave a statement up', query(coded('57014')), false],
  ['was asked wrongly by us', query(new TypeError('Cannot convert a value')), false],
  ['was not asked', coded('ENOENT'), false],
  ['is not known of what is no error', 'Connection terminated', false],
])('tells whether the database is away that %s', (_, error, expected) => {
  expect(isAway(error)).toBe(expected);
});
