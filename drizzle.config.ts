import { defineConfig } from 'drizzle-kit'

/**
 * For `npm run migration`, which creates migrations from the schema.
 * backend/platform/db/migrate.ts applies them. Functions are separate files.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/platform/db/schema/**/*.ts',
  out: './backend/platform/db/migrations',
})
