import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { findEqualAccessViolations } from '../equal-access/equal-access'
import { findAxeViolations } from './axe'
import { query } from './database'
import { readSetUpData } from './editing/set-up-data'
import { refuseConsent } from './refuse-consent'

export interface RunOptions {
  /** The site that a project visits. */
  site: 'embedded' | 'external'
  /** The consent of the visitor to external media. */
  consent: 'refused' | 'undecided'
  /**
   * Simulates a browser that saves data and reduces motion, in all contexts of a test. Prefetching
   * and drawing the moving curtain would take most of the time of tests with many pages.
   */
  savesData: boolean
  /**
   * If false, no context of a test registers the site's service worker. It stores each script again
   * for each context, and a test can neither delay nor fail its requests.
   */
  hasServiceWorker: boolean
}

interface Fixtures extends RunOptions {
  /** Applies `savesData` and `hasServiceWorker`. */
  lighterPages: undefined
  /** Console messages and page errors; tests remove expected ones. */
  pageProblems: string[]
  /** Runs SQL on the database of the external backend, like another program. */
  sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
}

/** The browser's warning about an unused prefetch, on a slow machine. */
const preloadNote = 'was preloaded using link preload but not used within a few seconds'

/** The browser's message about the status of a page or picture. The tests check the status. */
const statusNote = /^error: Failed to load resource: the server responded with a status of \d+/

/** Waits for the end of all animations, whose intermediate colors are no part of the design. */
async function waitForEndOfMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finiteAnimations.map(({ finished }) => finished))
  })
}

/** Removes the messages that a test expects. */
export function dropPageProblems(pageProblems: string[], expected: RegExp): void {
  pageProblems.splice(0, pageProblems.length, ...pageProblems.filter((line) => !expected.test(line)))
}

/**
 * Fails if axe finds anything on the page, or IBM Equal Access with `npm test -- equal-access`.
 * @param options.hasContrast false for screens with the same colors as another one: two thirds of
 * the time of axe are spent on contrasts
 */
export async function expectAccessible(page: Page, { hasContrast = true } = {}): Promise<void> {
  await waitForEndOfMotion(page)
  const violations = process.env.EQUAL_ACCESS
    ? await findEqualAccessViolations(page)
    : await findAxeViolations(page, undefined, hasContrast ? [] : ['color-contrast'])
  expect(violations).toEqual([])
}

export const test = base.extend<Fixtures>({
  site: ['embedded', { option: true }],
  consent: ['refused', { option: true }],
  savesData: [false, { option: true }],
  hasServiceWorker: [true, { option: true }],

  baseURL: async ({ site }, use) => {
    const { embeddedUrl, externalUrl } = readSetUpData()
    await use(site === 'embedded' ? embeddedUrl : externalUrl)
  },

  reducedMotion: async ({ savesData }, use) => use(savesData ? 'reduce' : 'no-preference'),

  pageProblems: async ({ browserName: _ }, use) => {
    const pageProblems: string[] = []
    await use(pageProblems)
    expect(pageProblems, 'errors, warnings and foreign requests of the page').toEqual([])
  },

  lighterPages: [
    async ({ browser, savesData, hasServiceWorker }, use) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript(
          (options) => {
            if (options.savesData) {
              // A context of several tests runs this script once for each of them.
              Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
            }
            if (!options.hasServiceWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
          },
          { savesData, hasServiceWorker },
        )
      browser.on('context', prepare)
      await use(undefined)
      browser.off('context', prepare)
    },
    { auto: true },
  ],

  context: async ({ context, baseURL, consent }, use) => {
    if (consent === 'refused' && baseURL) await refuseConsent(context, baseURL)
    await use(context)
    // Playwright resets everything else of a context that the next test uses.
    await context.setOffline(false)
    await context.clearPermissions()
  },

  page: async ({ page, baseURL, pageProblems, reuseContext }, use) => {
    // The pointer of the previous test could hover a link.
    if (reuseContext) await page.mouse.move(0, 0)
    page.on('console', (message) => {
      const { url } = message.location()
      const line = `${message.type()}: ${message.text()}`
      const isStatusOfPage = url === page.url() && statusNote.test(line)
      const isExpected = isStatusOfPage || line.includes(preloadNote)
      if (/^(error|warning):/.test(line) && !isExpected) pageProblems.push(`${line} ${url}`)
    })
    page.on('pageerror', (error) => pageProblems.push(`page error: ${error.message}`))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) pageProblems.push(`foreign request: ${request.url()}`)
    })
    await use(page)
  },

  sql: async ({ browserName: _ }, use) => {
    const { databaseUrl } = readSetUpData()
    await use((text, values) => query(databaseUrl, text, values))
  },
})
