import { expect, type Page } from '@playwright/test'
import { fetchMenuPaths } from './support/addresses'
import { openPages } from './support/routes'
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
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL) foreign.push(`${page.url()} → ${request.url()}`)
  })
  return foreign
}

// All pages consist of the same blocks, so one language and every second page suffice. In
// screens.spec.ts, the fixture `page` watches the requests of the screens without blocks.
test('no request of a page leaves the site before consent', async ({ page, baseURL, request }) => {
  test.setTimeout(240_000)
  const foreign = watchForeign(page, baseURL)
  const menuPaths = (await fetchMenuPaths(request)).filter((path) => path.split('/')[1] === 'de')
  const paths = new Set([
    ...menuPaths.filter((_, index) => index % 2 === 0),
    ...Object.values(openPages).map(({ de }) => `/de${de}`),
  ])
  expect(paths.size).toBeGreaterThan(30)
  for (const path of paths) await scrollToEnd(page, path)
  expect(foreign).toEqual([])
})

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
