import { scryptSync } from 'node:crypto';

import { createProvider, listSpecialties } from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
import { readConfig } from '#server/config';
import { isPassword, raisedHash } from '#server/db/passwords';
import { DEMO } from '#server/demo/accounts';
import { askDatabase } from '#test/support/backend/askDatabase';
import { environmentOf, startBackend } from '#test/support/backend/liveBackend';
import { keptDatabase } from '#test/support/backend/testDatabase';

const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;

/** A hash as an earlier version left it. */
function olderHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32).toString('base64')}`;
}

it('a hash of an earlier version is raised once, keeps its salt, and belongs to the same password', async () => {
  const older = olderHash('a good password');
  expect([await isPassword('a good password', older), await isPassword('another', older)]).toEqual([true, false]);
  const raised = (await raisedHash('a good password', older)) ?? '';
  expect(raised).toMatch(/^scrypt:15:8:3:/);
  expect(raised.split(':')[4]).toBe(older.split(':')[0]);
  const of = (password: string) => isPassword(password, raised);
  expect([await of('a good password'), await of('another'), await raisedHash('a good password', raised)]).toEqual([
    true,
    false,
    undefined,
  ]);
});

it('no hash is that of no password', async () => {
  for (const hash of [undefined, '', ':', 'scrypt:15:8:3::']) expect(await isPassword('', hash)).toBe(false);
});

it('the next sign-in raises a hash, at the cost that OWASP asks for, and sessions go on', async () => {
  const database = await keptDatabase();
  const env = { AS_SHIPPED: 'yes' };
  const small = ['--appointments', '1', '--users', '1', '--slots', '27'];
  const before = await startBackend({ database, args: small, env });
  await before.stop();
  const [made] = await askDatabase<{ password_hash: string }>(database, 'select password_hash from users where id = 1');
  expect(made?.password_hash).toMatch(/^scrypt:15:8:3:/);
  await askDatabase(database, `update users set password_hash = '${olderHash(DEMO.password)}' where id = 1`);
  const after = await startBackend({ database, env });
  const { token } = after;
  await after.signIn();
  expect((await after.call(listSpecialties, { token })).status).toBe(200);
  await after.stop();
  const [raised] = await askDatabase<{ password_hash: string }>(
    database,
    'select password_hash from users where id = 1',
  );
  expect(raised?.password_hash).toMatch(/^scrypt:15:8:3:/);
  await database.drop();
});

it.each(['12345678', 'Password', 'iloveyou'])('%p is refused, as everybody tries it first', (password) => {
  const env = { MAWID_DEFAULT_PROVIDER_PASSWORD: password };
  expect(() => readConfig([], env)).toThrow('MAWID_DEFAULT_PROVIDER_PASSWORD needs');
});

it('the commonest passwords are refused of providers and of administrators', async () => {
  const backend = await startBackend();
  const location = {
    ...{ name: '', address: 'Street 2', city: 'Dubai', state: 'Dubai', country, postal_code },
    ...{ latitude: null, longitude: null },
  };
  const provider_user = { email: 'new@clinic.example', password: 'Sunshine', is_active, is_staff, is_superuser };
  const body = { ...fixed, name: 'New', description: '', phone_number: '', provider_user, location };
  expect(await backend.call(createProvider, { body })).toMatchObject({
    status: 400,
    body: { provider_user: { password: ['This password is too common.'] } },
  });
  await backend.stop();
  const administrator = { email: 'head@clinic.example', password: 'Q1w2e3r4t5y6' };
  expect(() => readConfig([], environmentOf(administrator))).toThrow(/MAWID_ADMIN_PASSWORD needs another password/);
});
