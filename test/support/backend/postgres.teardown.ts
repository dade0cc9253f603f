/** Stops the PostgreSQL server of the run, where there is one. */
export default async function tearDown(): Promise<void> {
  await globalThis.postgresUnderTest?.stop();
}
