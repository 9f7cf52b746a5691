import { test as base, expect, type Page } from '@playwright/test'
import { findEqualAccessViolations } from '../equal-access/equal-access'
import { findAxeViolations } from './axe'
import { query } from './database'
import { takeHandover } from './editing/handover'
import { refuseConsent } from './refuse-consent'

export interface RunOptions {
  /** Which of the running sites a project visits. */
  site: 'embedded' | 'external'
  /** Whether the reader has refused all foreign media already, or is still to be asked. */
  consent: 'refused' | 'undecided'
  /** Whether the reader saves data: nothing is fetched ahead of a click, which takes most of the time of tests of many pages. */
  savesData: boolean
}

interface Fixtures extends RunOptions {
  /** Console messages and page errors; tests remove expected ones. */
  complaints: string[]
  /** Fails when axe finds anything on the page, or IBM Equal Access where `npm test -- equal-access` asks for it. */
  expectAccessible: (page: Page) => Promise<void>
  /** Runs SQL on the database behind the external backend, as another program would. */
  sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
}

/** The browser's note on a slow machine: what was fetched ahead has not been used yet. */
const preloadNote = 'was preloaded using link preload but not used within a few seconds'

/** The browser's own note on a page's or a picture's status; the tests check the status itself. */
const statusNote = /^error: Failed to load resource: the server responded with a status of \d+/

/** Waits for everything that moves or fades to its end: colors between two others are nobody's choice. */
async function endOfMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

export const test = base.extend<Fixtures>({
  site: ['embedded', { option: true }],
  consent: ['refused', { option: true }],
  savesData: [false, { option: true }],

  baseURL: async ({ site }, use) => {
    const { embeddedUrl, externalUrl } = takeHandover()
    await use(site === 'embedded' ? embeddedUrl : externalUrl)
  },

  complaints: async ({ browserName: _ }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'errors, warnings and foreign requests of the page').toEqual([])
  },

  context: async ({ context, baseURL, consent, savesData }, use) => {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    if (consent === 'refused' && baseURL) await refuseConsent(context, baseURL)
    await use(context)
  },

  page: async ({ page, baseURL, complaints }, use) => {
    page.on('console', (message) => {
      const { url } = message.location()
      const line = `${message.type()}: ${message.text()}`
      const isStatusOfPage = url === page.url() && statusNote.test(line)
      const isNote = isStatusOfPage || line.includes(preloadNote)
      if (/^(error|warning):/.test(line) && !isNote) complaints.push(`${line} ${url}`)
    })
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL)
        complaints.push(`foreign request: ${request.url()}`)
    })
    await use(page)
  },

  expectAccessible: async ({ browserName: _ }, use) => {
    const findViolations = process.env.EQUAL_ACCESS ? findEqualAccessViolations : findAxeViolations
    await use(async (page) => {
      await endOfMotion(page)
      expect(await findViolations(page)).toEqual([])
    })
  },

  sql: async ({ browserName: _ }, use) => {
    const { databaseUrl } = takeHandover()
    await use((text, values) => query(databaseUrl, text, values))
  },
})
