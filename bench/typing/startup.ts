import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from '@playwright/test'
import { waitUntilHydrated } from '@/e2e/support/editing/wait-until-hydrated'
import { weighScripts } from '../first-load'

declare global {
  interface Window {
    /** The time at which the first text accepted keys, in milliseconds since the epoch. */
    firstKeyMs?: number
  }
}

/**
 * The largest size of the scripts of an editor's start, in bytes as transferred: every script that
 * the browser requests until the first text of a page accepts keys, with all libraries.
 */
export const scriptBudget = 390 * 1024

/** The largest size of the scripts in the tags of the page, without the text editor. */
export const pageScriptBudget = 280 * 1024

/**
 * Limits in milliseconds: until the first key is accepted, and from the choice of a block to its
 * paint.
 */
export const timeBudget = { start: 1300, insertion: 50 }

/** Times in milliseconds after the request of a page. */
export interface Start {
  /** Until the first text accepts keys. */
  editor: number
  /** Until a visitor's page reacts to clicks. */
  visitor: number
}

/** Opens a page without a cache, as an editor who clicks the first text and as a visitor. */
export async function measureStart(context: BrowserContext, path: string): Promise<Start> {
  const openFreshPage = async () => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    return page
  }
  const editorPage = await openFreshPage()
  let startMs = performance.now()
  await editorPage.goto(`${path}?edit`, { waitUntil: 'commit' })
  await enterFirstText(editorPage)
  const editor = performance.now() - startMs
  await editorPage.close()
  const visitorPage = await openFreshPage()
  startMs = performance.now()
  await visitorPage.goto(path, { waitUntil: 'commit' })
  await waitUntilHydrated(visitorPage.locator('main'))
  const visitor = performance.now() - startMs
  await visitorPage.close()
  return { editor, visitor }
}

/** A transferred script. */
export interface StartScript {
  url: string
  bytes: number
  /** Milliseconds since the epoch. */
  requestedMs: number
}

/** Lists the scripts that a browser without a cache requests until the first text accepts keys. */
export async function listStartScripts(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
): Promise<StartScript[]> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement && target.isContentEditable) {
          window.firstKeyMs ??= performance.timeOrigin + performance.now()
        }
      })
    })
    const requests = new Map<string, Request>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.set(request.url(), request)
    })
    await page.goto(`${url}?edit`, { waitUntil: 'commit' })
    await enterFirstText(page)
    const firstKeyMs = await page.evaluate(() => window.firstKeyMs ?? 0)
    const scripts = await Promise.all([...requests.values()].map(weighScript))
    return scripts.filter(({ requestedMs }) => requestedMs <= firstKeyMs)
  } finally {
    await context.close()
  }
}

/** Measures the scripts in the tags of the page of an editor, in bytes with brotli. */
export async function weighPageScripts(context: BrowserContext, url: string): Promise<number> {
  const cookies = await context.cookies(url)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { weight } = await weighScripts(`${url}?edit`, { cookie })
  return weight.brotli
}

async function weighScript(request: Request): Promise<StartScript> {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), bytes: responseBodySize, requestedMs: request.timing().startTime }
}

/** Clicks the first text of a page as soon as it is there, and waits until it accepts keys. */
async function enterFirstText(page: Page): Promise<void> {
  await page.locator('main [data-model="text"]').first().click()
  await page.locator('main [contenteditable="true"]:focus').waitFor()
}

/**
 * Inserts a text after the selected block and reverts it, several times.
 * @returns milliseconds from the choice to the paint
 */
export async function measureInsertions(page: Page, times: number): Promise<number[]> {
  const durations: number[] = []
  for (let time = 0; time < times; time += 1) {
    const count = await page.locator('main [data-module]').count()
    await page.getByRole('button', { name: 'Darunter einfügen' }).click()
    const choice = page.getByRole('region', { name: 'Einfügen' }).getByRole('option', { name: 'Text', exact: true })
    await choice.waitFor()
    durations.push(
      await choice.evaluate((button) => {
        const startMs = performance.now()
        if (button instanceof HTMLElement) button.click()
        return new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            void scheduler.postTask(() => resolve(performance.now() - startMs), { priority: 'user-blocking' })
          })
        })
      }),
    )
    await page.locator('main [contenteditable="true"]:focus').waitFor()
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await page.waitForFunction((before) => document.querySelectorAll('main [data-module]').length === before, count)
    await page
      .locator('main [data-module]')
      .nth(3)
      .click({ position: { x: 4, y: 40 } })
  }
  return durations
}
