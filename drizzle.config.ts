import { defineConfig } from 'drizzle-kit'

/**
 * For `npx drizzle-kit generate`, which creates migrations from the schema.
 * backend/platform/db/migrate.ts applies them. Functions are separate files.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/platform/db/schema/**/*.ts',
  out: './backend/platform/db/migrations',
})
