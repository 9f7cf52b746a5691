import { expect, type Page } from '@playwright/test'
import { locales } from '../lib/contract/locale'
import { sitemapPaths } from './support/addresses'
import { anonymousPages, memberPages, missingPages, openPages } from './support/routes'
import { test } from './support/test'

test.use({ consent: 'undecided', savesData: true })

const groups = { openPages, anonymousPages, memberPages, missingPages }

const isPicture = (url: URL) => url.pathname.startsWith('/media/')

/** Loads a page as a reader sees it, to its end, so that whatever waits for idleness or nearness comes. */
async function readToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Notes every request of a context that leaves the site, of frames and workers too, and lets none through. */
async function watchForeign(page: Page, baseURL: string | undefined): Promise<string[]> {
  const foreign: string[] = []
  const leaves = (url: URL) => /^(?:https?|wss?):$/.test(url.protocol) && url.origin !== baseURL
  page.context().on('request', (request) => {
    if (leaves(new URL(request.url()))) foreign.push(`${page.url()} → ${request.url()}`)
  })
  await page.context().route(leaves, (route) => route.abort())
  // What is the site's own and takes long.
  await page.context().route(isPicture, (route) => route.fulfill({ status: 204 }))
  return foreign
}

for (const locale of locales) {
  for (const [name, routes] of Object.entries(groups)) {
    test(`${locale}, ${name}: before consent no request leaves the site`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      test.setTimeout(300_000)
      const foreign = await watchForeign(page, baseURL)
      for (const paths of Object.values(routes)) await readToTheEnd(page, `/${locale}${paths[locale]}`)
      expect(foreign).toEqual([])
      // What these pages say of their status is the business of other tests.
      complaints.length = 0
    })
  }

  test(`${locale}, every page of the menus: before consent no request leaves the site`, async ({
    page,
    baseURL,
    request,
  }) => {
    test.setTimeout(600_000)
    const foreign = await watchForeign(page, baseURL)
    const paths = (await sitemapPaths(request)).filter((path) => path.split('/')[1] === locale)
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) await readToTheEnd(page, path)
    expect(foreign).toEqual([])
  })
}

test('the watch notices what leaves the site', async ({ page, baseURL, complaints }) => {
  const foreign = await watchForeign(page, baseURL)
  await page.goto('/de')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://player.vimeo.com/video/1'
    document.body.append(frame)
  })
  await expect.poll(() => foreign).toEqual([expect.stringContaining('https://player.vimeo.com/video/1')])
  complaints.length = 0
})
