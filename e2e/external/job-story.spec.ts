import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { OwnJob } from '../../lib/contract/jobs'
import type { Locale } from '../../lib/contract/locale'
import { locales } from '../../lib/contract/locale'
import { logIn } from '../support/log-in'
import { test } from '../support/test'

// A page shows what has changed within a second; the site's search is as quick.
const soon = { timeout: 10_000, intervals: [50] }

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const adOf = (title: string, locale: Locale) => ({
  ...{ title, language: locale, employer: 'Theater am Wehr', place: 'Wehrstadt' },
  ...{ category: 'dance', employment_type: 'full-time', deadline: dayFromNow(20) },
  description: '<p>Sie leuchten unsere Stücke ein.</p>',
  ...{ contact_email: 'technik@example.org', application_email: 'technik@example.org' },
})

/** Where somebody may come upon an ad, each with whether it is there. */
async function placesOf(request: APIRequestContext, locale: Locale, { id, title, url }: OwnJob) {
  const read = async (path: string) => (await request.get(path)).text()
  const words = encodeURIComponent(title)
  const [board, feed, sitemap, found, suggested] = await Promise.all([
    read(`/${locale}/jobboerse?search=${words}`),
    read(`/${locale}/jobboerse.rss`),
    read(`/sitemaps/jobs-${Math.floor(id / 1000)}.xml`),
    read(`/${locale}/search?query=${words}`),
    read(`/${locale}/api/search/autocomplete/?query=${words}`),
  ])
  return {
    board: board.includes(`href="${url}"`),
    feed: feed.includes(`${url}<`),
    sitemap: sitemap.includes(`${url}<`),
    search: found.includes(`href="${url}"`),
    suggestions: suggested.includes(url),
  }
}

const everywhere = { board: true, feed: true, sitemap: true, search: true, suggestions: true }
const nowhere = { board: false, feed: false, sitemap: false, search: false, suggestions: false }

/** The ends of an ad, and what its address then says. */
const ends: Record<string, (ad: { id: number; call: Call; sql: Sql }) => Promise<unknown>> = {
  'its time is over': ({ id, sql }) =>
    // As if thirty days had passed.
    sql(
      `UPDATE jobs SET deadline = deadline - 30, published_at = published_at - interval '30 days',
       renewed_at = renewed_at - interval '30 days', expires_at = expires_at - interval '30 days' WHERE id = $1`,
      [id],
    ),
  'it is withdrawn': ({ id, call }) => call('post', `jobs/my/${id}/withdraw/`),
  'it is deleted': ({ id, call }) => call('delete', `jobs/my/${id}/`),
}
type Call = (method: 'post' | 'patch' | 'delete', path: string, data?: unknown) => Promise<OwnJob>
type Sql = (text: string, values?: readonly unknown[]) => Promise<unknown>

async function expectGone(visitor: Page, url: string, locale: Locale) {
  await expect.poll(async () => (await visitor.request.get(url)).status(), soon).toBe(410)
  await visitor.goto(url)
  await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await visitor.getByRole('main').getByRole('link').first().click()
  await expect(visitor).toHaveURL(new RegExp(`/${locale}/jobboerse$`))
}

for (const locale of locales) {
  for (const [name, end] of Object.entries(ends)) {
    test(`an ad in ${locale} is everywhere once it is published, and nowhere when ${name}`, async ({
      page,
      baseURL,
      browser,
      sql,
      complaints,
    }) => {
      const headers = await logIn(page.context(), baseURL ?? '', 'jobs')
      const call: Call = async (method, path, data) => {
        const answer = await page.request[method](`/${locale}/api/${path}`, { headers, data })
        expect(answer.ok(), await answer.text()).toBe(true)
        return method === 'delete' ? null : answer.json()
      }
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const visitor = await context.newPage()
      const title = `Lichtpult ${locale} ${Date.now()}`

      const draft = await call('post', 'jobs/my/', adOf(title, locale))
      expect(await placesOf(visitor.request, locale, draft)).toEqual(nowhere)
      await call('post', `jobs/my/${draft.id}/publish/`)
      await expect.poll(() => placesOf(visitor.request, locale, draft), soon).toEqual(everywhere)
      await visitor.goto(draft.url)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

      const published = await call('post', `jobs/my/${draft.id}/publish/`)
      const changed = await call('patch', `jobs/my/${draft.id}/`, {
        revision: published.revision,
        title: `${title} B`,
      })
      await expect.poll(() => placesOf(visitor.request, locale, changed), soon).toEqual(everywhere)
      await visitor.goto(draft.url)
      await expect(visitor).toHaveURL(changed.url)

      await end({ id: draft.id, call, sql })
      await expectGone(visitor, changed.url, locale)
      await expect.poll(() => placesOf(visitor.request, locale, changed), soon).toEqual(nowhere)
      await context.close()
      // The browser says that the address of an ad that has ended is gone.
      complaints.length = 0
    })
  }
}
