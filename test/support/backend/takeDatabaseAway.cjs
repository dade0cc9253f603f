/*
 * Loaded ahead of a server by a test: SIGUSR2 takes its embedded database away from all statements but that which looks
 * at the token of a call, the next one closes it.
 */
const { PGlite } = require('@electric-sql/pglite');

const LOOK_AT_TOKEN = /^select "password_hash", "is_active"/;

const { create } = PGlite;
const { query, transaction } = PGlite.prototype;
let isAway = false;

PGlite.create = async (...options) => {
  const database = await create.apply(PGlite, options);
  process.on('SIGUSR2', () => {
    if (isAway) database.close().then(() => process.stdout.write('The database is closed.\n'));
    else process.stdout.write('The database is away.\n');
    isAway = true;
  });
  return database;
};

PGlite.prototype.query = function (text, ...given) {
  if (isAway && !LOOK_AT_TOKEN.test(text)) return Promise.reject(new Error('PGlite is closed'));
  return query.call(this, text, ...given);
};

PGlite.prototype.transaction = function (work) {
  return transaction.call(this, (tx) => {
    const ask = tx.query;
    tx.query = (...given) => (isAway ? Promise.reject(new Error('PGlite is closed')) : ask(...given));
    return work(tx);
  });
};
