import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Whoever relies on the machine's time zone being Berlin shall notice: this one is off by half an hour as well.
process.env.TZ = 'America/St_Johns'

const everywhere = ['**/node_modules/**', '.next/**', 'dist/**', 'e2e/**', 'bench/**']

/** What the project promises about its own sources; scripts/test.mjs runs them first, as steps of their own. */
const rules = ['tests/*.test.ts']

/**
 * What `npm test` asks on PostgreSQL alone, where it is faster: what only says something about query plans and large amounts, asks both
 * databases by itself, or asks what no database decides; and the calls but those of pages, which hold the most transactions
 * (docs/decisions/0009).
 */
const postgresAlone = [
  'backend/*/!(pages)/routes/**',
  'backend/content/pages/routes/editing-model.test.ts',
  'backend/accounts/auth/routes/attacks/hashing.test.ts',
  'backend/operations/backup/restore-backup.test.ts',
  'backend/operations/backup/single/restore-single.test.ts',
  'backend/call-rights.test.ts',
  'backend/**/plans.test.ts',
  'backend/members/jobs/routes/bad-uploads.test.ts',
  'backend/library/search/extract-file-texts.test.ts',
  'backend/library/search/quality.test.ts',
  'backend/strange-values.test.ts',
  'backend/operations/seed/remove-demo.test.ts',
  'backend/members/subscriptions/many-at-once.test.ts',
]

/**
 * The backend's tests run on PGlite, or on the PostgreSQL that `DATABASE_URL_TEST` names when `TEST_DATABASE` is
 * `postgres`; scripts/test.mjs does both.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // What it resolves to in Next's server bundle.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
      // The same part of it as in the built programs (scripts/build.mjs).
      '@sentry/nextjs': fileURLToPath(
        new URL('node_modules/@sentry/nextjs/build/esm/edge/index.js', import.meta.url),
      ),
    },
  },
  test: {
    maxWorkers: 2,
    // None where tests are written; .ci/run allows one.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    testTimeout: 15_000,
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
          // Half of their time would go into loading the same files for each test file anew.
          isolate: false,
          exclude: [...everywhere, 'backend/**', 'ops/**', ...rules],
        },
      },
      // Through a real nginx, which scripts/test.mjs finds or installs.
      {
        extends: true,
        test: {
          name: 'proxy',
          environment: 'node',
          include: ['ops/**/*.test.ts'],
          exclude: [...everywhere, 'ops/image/**', 'ops/s3/**'],
        },
      },
      // What the built site is in a container; the steps after the build.
      { extends: true, test: { name: 'image', environment: 'node', include: ['ops/image/*.test.ts'] } },
      // An S3 server that others wrote.
      { extends: true, test: { name: 's3', environment: 'node', include: ['ops/s3/*.test.ts'] } },
      // Two servers of the built site on one database, and what kills leave.
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
          // A context of its own for each file, in a thread that lives on: it takes half the time of a thread for each.
          pool: 'vmThreads',
          // Without it Node finds ES modules for `require`, which such a context cannot load.
          execArgv: ['--no-experimental-require-module'],
          include: ['**/*.test.tsx'],
          exclude: everywhere,
          setupFiles: ['tests/setup-ui.ts'],
          // next-intl imports `next/navigation` without an extension, which only a bundler resolves.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['backend/**/*.test.ts'],
          // As above; the backend keeps nothing in its modules.
          isolate: false,
          globalSetup: ['tests/databases-setup.ts'],
          exclude: [...everywhere, ...(process.env.TEST_DATABASE === 'pglite' ? postgresAlone : [])],
        },
      },
    ],
  },
})
