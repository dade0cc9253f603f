/** How `npm run migration` writes the next migration. */
export default {
  dialect: 'postgresql',
  schema: './src/server/db/*Tables.ts',
  out: './src/server/db/migrations',
};
