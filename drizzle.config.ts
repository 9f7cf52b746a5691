import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate`: the migrations are made from the schema and applied by backend/db/migrate.ts, functions are not. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
})
