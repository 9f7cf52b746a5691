import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate`: the migrations are made from the schema and applied by backend/platform/db/migrate.ts, functions are not. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/platform/db/schema/**/*.ts',
  out: './backend/platform/db/migrations',
})
