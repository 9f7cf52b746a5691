import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { EndedJob, OwnJob } from '@/lib/contract/jobs/jobs'
import { createPdf } from '../../backend/platform/pdf/pdf.fixture'
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { logIn } from '../support/log-in'
import { type ReadMail, takeNextMail } from '../support/mailbox'
import { test } from '../support/test'

// Pages and the search show changes within a second.
const soon = { timeout: 10_000, intervals: [50] }

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const createAd = (title: string, locale: Locale, organization: number | null = null) => ({
  title,
  language: locale,
  employer: 'Theater am Wehr',
  organization,
  place: 'Wehrstadt',
  category: 'dance',
  employment_type: 'full-time',
  deadline: dayFromNow(20),
  description: '<p>Sie leuchten unsere Stücke ein.</p>',
  contact_email: 'technik@example.org',
  application_email: 'technik@example.org',
})

/** Checks all places of an ad. @returns for each place, true if the ad is there */
async function checkPlaces(request: APIRequestContext, locale: Locale, { id, title, url, organization }: OwnJob) {
  const read = async (path: string) => (await request.get(path)).text()
  const words = encodeURIComponent(title)
  const [board, employer, feed, jsonFeed, sitemap, searchPage, suggested] = await Promise.all([
    read(`/${locale}/jobboerse?search=${words}`),
    read(organization?.url ?? ''),
    read(`/${locale}/jobboerse.rss`),
    read(`/${locale}/jobboerse.json`),
    read(`/sitemaps/jobs-${Math.floor(id / 1000)}.xml`),
    read(`/${locale}/search?query=${words}`),
    read(`/${locale}/api/search/autocomplete/?query=${words}`),
  ])
  return {
    board: board.includes(`href="${url}"`),
    employer: employer.includes(`href="${url}"`),
    feed: feed.includes(`${url}<`),
    jsonFeed: jsonFeed.includes(`${url}"`),
    sitemap: sitemap.includes(`${url}<`),
    search: searchPage.includes(`href="${url}"`),
    suggestions: suggested.includes(url),
  }
}

const everywhere = {
  board: true,
  employer: true,
  feed: true,
  jsonFeed: true,
  sitemap: true,
  search: true,
  suggestions: true,
}
const nowhere = {
  board: false,
  employer: false,
  feed: false,
  jsonFeed: false,
  sitemap: false,
  search: false,
  suggestions: false,
}

/** The ways to end an ad, and the reason that its URL shows then. */
const ends: Record<EndedJob['reason'], (ad: { id: number; call: Call; sql: Sql }) => Promise<unknown>> = {
  expired: ({ id, sql }) =>
    // Simulates that sixty days have passed.
    sql(
      `UPDATE jobs SET deadline = deadline - 60, published_at = published_at - interval '60 days',
       renewed_at = renewed_at - interval '60 days', expires_at = expires_at - interval '60 days' WHERE id = $1`,
      [id],
    ),
  withdrawn: ({ id, call }) => call('post', `jobs/my/${id}/withdraw/`),
  deleted: ({ id, call }) => call('delete', `jobs/my/${id}/`),
}
type Call = (method: 'post' | 'patch' | 'delete', path: string, data?: unknown) => Promise<OwnJob>
type Send = (draft: OwnJob, kind: 'pdf' | 'logo', buffer: Buffer) => Promise<OwnJob>
type Sql = (text: string, values?: readonly unknown[]) => Promise<unknown>

async function expectGone(visitor: Page, { url, pdf }: OwnJob, locale: Locale, reason: EndedJob['reason']) {
  await expect.poll(async () => (await visitor.request.get(url)).status(), soon).toBe(410)
  expect((await visitor.request.get(pdf?.url ?? '')).status()).toBe(410)
  await visitor.goto(url)
  await expect(visitor.locator('script[type="application/ld+json"]')).toHaveCount(0)
  const t = { de, en }[locale].jobs
  await expect(visitor.getByText(t.gone[reason])).toBeVisible()
  await expect(visitor.getByRole('region', { name: t.detail.similar }).getByRole('article')).toHaveCount(5)
  await visitor.getByRole('main').getByRole('link').first().click()
  await expect(visitor).toHaveURL(new RegExp(`/${locale}/jobboerse$`))
}

const makeLogo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b71548' } })
    .png()
    .toBuffer()

/** Expects that the page of an ad shows its logo and links to its PDF. */
async function expectFiles(visitor: Page, { pdf }: OwnJob) {
  const link = visitor.getByRole('main').locator(`a[href="${pdf?.url}"]`)
  await expect(link).toBeVisible()
  const logo = visitor.getByRole('main').locator('img[width="60"][height="40"]')
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
  const response = await visitor.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).toString('latin1')).toMatch(/^%PDF-/)
}

/**
 * Subscribes to ads with some words on the board and confirms by mail.
 * @returns the e-mail address
 */
async function subscribe(visitor: Page, locale: Locale, words: string): Promise<string> {
  const email = `job-${locale}-${Date.now()}@example.org`
  const t = { de, en }[locale]
  const form = visitor.getByRole('form', { name: t.subscriptions['job-alerts'].label })
  await visitor.goto(`/${locale}/jobboerse?search=${encodeURIComponent(words)}`)
  await waitUntilHydrated(visitor.locator('summary', { hasText: t.subscriptions['job-alerts'].label }))
  await visitor.locator('summary', { hasText: t.subscriptions['job-alerts'].label }).click()
  await form.getByLabel(t.forms.email).fill(email)
  await form.getByLabel(t.subscriptions.frequencies.immediately).check()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t.subscriptions['job-alerts'].submit }).click()
  await expect(visitor.getByRole('main').getByText(t.subscriptions.sentTitle)).toBeVisible()
  await visitor.goto(findLink((await takeNextMail(email)).text, 'confirm'))
  await visitor.getByRole('button', { name: t.subscriptions.confirm.submit }).click()
  await expect(visitor.getByRole('main').getByRole('status')).toBeVisible()
  await takeNextMail(email)
  return email
}

function findLink(text: string, page: string): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((candidate) => candidate.includes(`/${page}/`))
  return new URL(url ?? '').pathname
}

/**
 * Unsubscribes like a mail program, by the headers of a mail (RFC 8058) and without cookies.
 * Opening the URL does not unsubscribe.
 */
async function leaveByOneClick(headers: ReadMail['headers'], settings: string) {
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(https?:[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? []
  const isSubscribed = async () => {
    const page = await fetch(new URL(settings, address))
    return (await page.text()).includes('name="frequency"')
  }
  expect((await fetch(address)).status).toBe(200)
  expect(await isSubscribed()).toBe(true)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(200)
  expect(await isSubscribed()).toBe(false)
}

test('a subscriber gets each new ad once by mail', async ({ page, baseURL, browser }) => {
  const headers = await logIn(page, 'jobs')
  const context = await browser.newContext()
  const visitor = await context.newPage()
  for (const locale of locales) {
    const title = `Notenwart${locale}${Date.now()}`
    const email = await subscribe(visitor, locale, title)
    const post = async (path: string, data: unknown = {}): Promise<OwnJob> =>
      (await page.request.post(`/${locale}/api/jobs/my/${path}`, { headers, data })).json()
    const { id, url } = await post('', createAd(title, locale))
    await post(`${id}/publish/`)
    const { subject, text, headers: ofMail } = await takeNextMail(email)
    expect(subject).toContain(title)
    expect(text).toContain(`${baseURL}${url}`)
    await leaveByOneClick(ofMail, findLink(text, 'settings'))
  }
  await context.close()
})

for (const locale of locales) {
  for (const reason of ['expired', 'withdrawn', 'deleted'] as const) {
    test(`an ad in ${locale} is everywhere after its publication, and nowhere after it is ${reason}`, async ({
      page,
      browser,
      sql,
      pageProblems,
    }) => {
      const headers = await logIn(page, 'jobs')
      const call: Call = async (method, path, data) => {
        const response = await page.request[method](`/${locale}/api/${path}`, { headers, data })
        expect(response.ok(), await response.text()).toBe(true)
        return method === 'delete' ? null : response.json()
      }
      const send: Send = async ({ id, revision }, kind, buffer) => {
        const file = { name: `Ausschreibung.${kind}`, mimeType: 'application/octet-stream', buffer }
        const path = `/${locale}/api/jobs/my/${id}/${kind}/`
        const response = await page.request.post(path, { headers, multipart: { revision, file } })
        expect(response.ok(), await response.text()).toBe(true)
        return response.json()
      }
      const context = await browser.newContext()
      const visitor = await context.newPage()
      const title = `Lichtpult ${locale} ${Date.now()}`

      const { results: organizations } = await (await page.request.get(`/${locale}/api/organizations/`)).json()
      const newDraft = await call('post', 'jobs/my/', createAd(title, locale, organizations[0].id))
      const draft = await send(await send(newDraft, 'pdf', createPdf()), 'logo', await makeLogo())
      expect(await checkPlaces(visitor.request, locale, draft)).toEqual(nowhere)
      const published = await call('post', `jobs/my/${draft.id}/publish/`)
      await expect.poll(() => checkPlaces(visitor.request, locale, draft), soon).toEqual(everywhere)
      await visitor.goto(draft.url)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectFiles(visitor, draft)
      await visitor.goto(draft.organization?.url ?? '')
      const jobsOfEmployer = visitor.getByRole('region', { name: { de, en }[locale].jobs.ofEmployer })
      await jobsOfEmployer.getByRole('link', { name: title }).click()
      await expect(visitor).toHaveURL(draft.url)

      const edited = await call('patch', `jobs/my/${draft.id}/`, {
        revision: published.revision,
        title: `${title} B`,
        deadline: dayFromNow(50),
      })
      const renewed = await call('post', `jobs/my/${draft.id}/publish/`)
      expect(renewed).toMatchObject({ title: edited.title, pdf: draft.pdf, state: 'published' })
      await expect.poll(() => checkPlaces(visitor.request, locale, edited), soon).toEqual(everywhere)
      await visitor.goto(draft.url)
      await expect(visitor).toHaveURL(edited.url)
      await expectFiles(visitor, edited)

      await ends[reason]({ id: draft.id, call, sql })
      await expectGone(visitor, edited, locale, reason)
      await expect.poll(() => checkPlaces(visitor.request, locale, edited), soon).toEqual(nowhere)
      await context.close()
      // The browser logs that the URL of an ended ad is gone.
      pageProblems.length = 0
    })
  }
}
