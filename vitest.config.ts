import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Reveals code that relies on Berlin as the system time zone; this zone even has an odd half hour.
process.env.TZ = 'America/St_Johns'

const everywhere = ['**/node_modules/**', '.next/**', 'dist/**', 'e2e/**', 'bench/**']

/** Rules about the sources; scripts/test.mjs runs them first, as separate steps. */
const rules = ['tests/*.test.ts']

/**
 * Tests that `npm test` runs only on PostgreSQL, which is faster: the rooms whose statements are
 * like those of the others, calls except those of pages, query plans, large amounts, and tests with
 * own databases (docs/decisions/0009).
 */
const postgresAlone = [
  'backend/{accounts,library,members}/**',
  'backend/*/!(pages)/routes/**',
  'backend/**/{plans,routes,administered-*}.test.ts',
  'backend/content/pages/routes/editing-model.test.ts',
  'backend/operations/backup/restore-backup.test.ts',
  'backend/operations/backup/single/restore-single.test.ts',
  'backend/{call-rights,strange-values}.test.ts',
  'backend/operations/seed/remove-demo.test.ts',
  'backend/operations/scheduling/lost-senders.test.ts',
]

/** Long tests that use no database; they run only in the step with PGlite. */
const pgliteAlone = [
  'backend/platform/{embedded,pdf}/**',
  'backend/platform/images/create-original.test.ts',
  'backend/platform/mail/compose.test.ts',
]

const excludedTests: Record<string, string[]> = { pglite: postgresAlone, postgres: pgliteAlone }

/**
 * The backend's tests run on PGlite, or on the PostgreSQL of `DATABASE_URL_TEST` if `TEST_DATABASE`
 * is `postgres`; scripts/test.mjs does both.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // As in Next's server bundle.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
      // The same entry as in the built programs (scripts/build.mjs).
      '@sentry/nextjs': fileURLToPath(new URL('node_modules/@sentry/nextjs/build/esm/edge/index.js', import.meta.url)),
    },
  },
  test: {
    // One more than processors on PostgreSQL: tests wait a third of their time for the server.
    maxWorkers: process.env.TEST_DATABASE === 'postgres' ? 3 : 2,
    // None during development; .ci/run allows one.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // Long enough for three processes on two busy cores; passing tests never wait that long.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', 'scripts/**/*.test.mjs'],
          // Loading the same modules again for each test file would double the time.
          isolate: false,
          exclude: [...everywhere, 'backend/**', 'ops/**', ...rules],
        },
      },
      // Tests through a real nginx, which scripts/test.mjs finds or installs.
      {
        extends: true,
        test: {
          name: 'proxy',
          environment: 'node',
          include: ['ops/**/*.test.ts'],
          exclude: [...everywhere, 'ops/image/**', 'ops/s3/**'],
        },
      },
      // Tests of the built container image; they run after the build.
      { extends: true, test: { name: 'image', environment: 'node', include: ['ops/image/*.test.ts'] } },
      // Tests with a third-party S3 server.
      { extends: true, test: { name: 's3', environment: 'node', include: ['ops/s3/*.test.ts'] } },
      // Two servers of the built site on one database that are killed during work.
      {
        extends: true,
        test: { name: 'endurance', environment: 'node', include: ['bench/endurance/*.test.ts'] },
      },
      { extends: true, test: { name: 'rules', environment: 'node', include: rules, exclude: everywhere } },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          // One context per file in a reused thread takes half the time of one thread per file.
          pool: 'vmThreads',
          // Otherwise Node resolves `require` to ES modules, which such a context cannot load.
          execArgv: ['--no-experimental-require-module'],
          include: ['**/*.test.tsx'],
          exclude: everywhere,
          setupFiles: ['tests/setup-ui.ts'],
          // next-intl imports `next/navigation` without an extension, which only a bundler
          // resolves.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['backend/**/*.test.ts'],
          // As above; modules of the backend have no state.
          isolate: false,
          globalSetup: ['tests/databases-setup.ts'],
          exclude: [...everywhere, ...(excludedTests[process.env.TEST_DATABASE ?? ''] ?? [])],
        },
      },
    ],
  },
})
