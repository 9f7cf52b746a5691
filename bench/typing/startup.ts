import type { BrowserContext, Page } from '@playwright/test'
import { takenOver } from '@/e2e/support/editing/taken-over'
import { weighScripts } from '../first-load'

/** At most this many bytes of scripts, with brotli, before one can write. */
export const scriptBudget = 300 * 1024

/** At most so many milliseconds pass until the first key is taken, and from the choice of a block to its paint. */
export const timeBudget = { start: 1300, insertion: 50 }

/** Milliseconds from the request of a page. */
export interface Start {
  /** Until one can write in its first text. */
  editor: number
  /** Until a visitor's page reacts to clicks. */
  visitor: number
}

/** Opens a page with nothing kept in the browser: as an editor who clicks the first text, and as a visitor. */
export async function measureStart(context: BrowserContext, path: string): Promise<Start> {
  const fresh = async () => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    return page
  }
  const edited = await fresh()
  let begun = performance.now()
  await edited.goto(`${path}?edit`, { waitUntil: 'commit' })
  await edited.locator('main [data-model="text"]').first().click()
  await edited.locator('main [contenteditable="true"]:focus').waitFor()
  const editor = performance.now() - begun
  await edited.close()
  const seen = await fresh()
  begun = performance.now()
  await seen.goto(path, { waitUntil: 'commit' })
  await takenOver(seen.locator('main'))
  const visitor = performance.now() - begun
  await seen.close()
  return { editor, visitor }
}

/** Bytes of the scripts that a page loads before one can write in it. */
export async function weighStart(context: BrowserContext, address: string): Promise<number> {
  const cookies = await context.cookies(address)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { weight } = await weighScripts(`${address}?edit`, { cookie })
  return weight.brotli
}

/** Inserts a text behind the selected block and takes it back, several times. @returns milliseconds from the choice to the paint */
export async function measureInsertions(page: Page, times: number): Promise<number[]> {
  const measured: number[] = []
  for (let time = 0; time < times; time += 1) {
    const count = await page.locator('main [data-module]').count()
    await page.getByRole('button', { name: 'Darunter einfügen' }).click()
    const choice = page
      .getByRole('region', { name: 'Einfügen' })
      .getByRole('button', { name: 'Text', exact: true })
    await choice.waitFor()
    measured.push(
      await choice.evaluate((button) => {
        const begun = performance.now()
        if (button instanceof HTMLElement) button.click()
        return new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            void scheduler.postTask(() => resolve(performance.now() - begun), { priority: 'user-blocking' })
          })
        })
      }),
    )
    await page.locator('main [contenteditable="true"]:focus').waitFor()
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await page.waitForFunction(
      (before) => document.querySelectorAll('main [data-module]').length === before,
      count,
    )
    await page
      .locator('main [data-module]')
      .nth(3)
      .click({ position: { x: 4, y: 40 } })
  }
  return measured
}
