import { defineConfig, devices } from '@playwright/test'
import type { RunOptions } from './e2e/support/test'

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

/** Playwright's own list, which this switch replaces, and the popups of the address bar. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Chromium renders two popups for each window, which takes a tenth of the processor time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // The next page of a test has another context, which cannot use the prepared process.
  'SpareRendererForSitePerProcess',
]

/** Tests that need neither prefetching, nor animations, nor the service worker. */
const plainTests = [
  ...['account/**', 'administration/**', 'editor/**'],
  '{articles,calendar,dark-mode,directory,downloads,job-board,record-teasers}.spec.ts',
  '{screens,search,set-up,visual}.spec.ts',
]

const otherBrowsers = [
  ...(process.env.FIREFOX_PATH ? ['firefox'] : []),
  ...(process.env.WEBKIT_DRIVER_PATH ? ['webkit'] : []),
]

/**
 * The end-to-end tests use the built programs, which e2e/support/global-set-up.ts starts: the site
 * of a fresh clone, and a second one with a separate backend on PostgreSQL.
 */
export default defineConfig<RunOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-set-up.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_SCREENSHOTS ? 'changed' : 'missing',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors in CI: tests wait a third of their time.
  workers: 3,
  // None during development; .ci/run allows one and lists the tests that needed it.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  timeout: 120_000,
  // Long enough for a busy machine; passing tests never wait that long.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'de-DE',
    timezoneId: 'Asia/Kathmandu',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        `--disable-features=${disabledFeatures.join(',')}`,
        '--disable-gpu',
        // Like browsers. The headless shell hints letters fully by default, so lines are wider.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'site',
      testIgnore: [...plainTests, 'external-backend/**', 'no-javascript.spec.ts', 'other-browsers/**'],
      use: { site: 'embedded' },
    },
    {
      name: 'plain',
      testMatch: plainTests,
      // In a context of its own, each test would compile the scripts again, a sixth of the time.
      // The pages of other tests move while they are not used, so they would take more time.
      use: { site: 'embedded', savesData: true, hasServiceWorker: false, reuseContext: true },
    },
    {
      name: 'no-javascript',
      testMatch: 'no-javascript.spec.ts',
      use: { site: 'embedded', javaScriptEnabled: false },
    },
    {
      name: 'external-backend',
      testMatch: ['smoke.spec.ts', 'login-while-writing.spec.ts', 'external-backend/**'],
      // Where the backend runs makes a difference to the login, not to the caret.
      grepInvert: /in a panel field|when the dialog opens|about another account/,
      use: { site: 'external', savesData: true },
    },
    // Each has a step of its own, which sets the path of its program.
    ...otherBrowsers.map((name) => ({ name, testMatch: 'other-browsers/*.spec.ts', workers: 1 })),
  ],
})
