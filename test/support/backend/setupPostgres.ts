/** Points the backends of these tests to the PostgreSQL server of the run, and skips the tests where there is none. */
const { POSTGRES_UNDER_TEST } = process.env;

if (POSTGRES_UNDER_TEST === undefined) Object.assign(globalThis, { describe: describe.skip, it: it.skip });
else process.env.TEST_POSTGRES_URL = POSTGRES_UNDER_TEST;
