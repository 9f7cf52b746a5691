import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { fetchMenuPaths } from './support/addresses'
import { anonymousPages, missingPages, openPages } from './support/routes'
import { test } from './support/test'

test.use({ consent: 'undecided', savesData: true })

/**
 * Scrolls through a page, so that everything that is loaded lazily or when idle is requested. It
 * waits by the clock: a browser under load may not render a frame for a long time.
 */
async function scrollToEnd(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  })
}

/** Records every request of a context that leaves the site, also of frames and workers. */
function watchForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = []
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL)
      foreign.push(`${page.url()} → ${request.url()}`)
  })
  return foreign
}

const namedPages = Object.values({ ...openPages, ...anonymousPages, ...missingPages })

const isEvenIndex = (_: string, index: number) => index % 2 === 0

// All pages consist of the same blocks, so one language and every second page suffice.
const lists: Record<string, (request: APIRequestContext) => Promise<string[]> | string[]> = {
  'of every second German page of the menus': async (request) =>
    (await fetchMenuPaths(request)).filter((path) => path.split('/')[1] === 'de').filter(isEvenIndex),
  'of every German screen': () => namedPages.map((paths) => `/de${paths.de}`),
}

for (const [name, list] of Object.entries(lists)) {
  test(`no request ${name} leaves the site before consent`, async ({ page, baseURL, request }) => {
    test.setTimeout(240_000)
    const foreign = watchForeign(page, baseURL)
    const paths = await list(request)
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) await scrollToEnd(page, path)
    expect(foreign).toEqual([])
  })
}

test('the recorder detects foreign requests', async ({ page, baseURL, pageProblems }) => {
  const foreign = watchForeign(page, baseURL)
  await page.goto('/de')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://player.vimeo.com/video/1'
    document.body.append(frame)
  })
  await expect.poll(() => foreign).toEqual([expect.stringContaining('https://player.vimeo.com/video/1')])
  pageProblems.length = 0
})
