import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { makePage, paragraph } from '../support/editing/make-page'
import { demoPassword, logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { rawRequest } from '../support/raw-request'
import { expectAccessible, test } from '../support/test'

const notes = '/de/account/hinweise'
const secret = 'Der Mitgliederbereich ist ein Arbeitsraum'

/** Restricts the page to groups. */
async function restrict(request: APIRequestContext, headers: Record<string, string>, groups: string[]) {
  const draft = await request.get('/de/pageeditor-api/page/account/hinweise?draft=1')
  const { id, revision } = (await draft.json()) as { id: number; revision: number }
  const response = await request.post(`/de/pageeditor-api/page/${id}/`, {
    headers,
    data: { revision, data: { groups } },
  })
  expect(response.status()).toBe(200)
}

async function fillIn(page: Page, account: string) {
  await page.getByLabel('E-Mail-Adresse').fill(`${account}@example.org`)
  await page.locator('#login-password').fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('anonymous requests get no content of members’ pages in any format', async ({ baseURL }) => {
  const url = baseURL ?? ''
  const forms: [string, Record<string, string>][] = [
    [notes, {}],
    [`${notes}?_rsc=1`, { rsc: '1' }],
    [`${notes}?_rsc=1`, { rsc: '1', 'next-router-prefetch': '1' }],
    [`${notes}?_rsc=1`, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
    [`${notes}?v=1`, {}],
    [`${notes}?edit`, { cookie: 'editor=1; authenticated=true' }],
    [notes, { cookie: 'authenticated=true; sessionid=forged' }],
    [`${notes}.rsc`, {}],
    ['/de/pageeditor-api/page/account/hinweise', {}],
    ['/de/pageeditor-api/page/account/hinweise/', { cookie: 'authenticated=true' }],
  ]
  for (const [path, headers] of forms) {
    const response = await rawRequest(url, path, { headers })
    expect.soft(response.status, path).toBe(path.includes('-api/') ? 401 : 301)
    expect.soft(response.headers['cache-control'], path).toContain('no-store')
    expect.soft(response.body, path).not.toContain(secret)
  }
  const preview = `/previews${notes}/0123456789abcdef.png`
  expect.soft(await rawRequest(url, preview)).toMatchObject({ status: 404, body: 'Not found\n' })
  for (const path of ['/sitemap.xml', '/sitemaps/0.xml', '/de/pageeditor-api/nav', '/de/pageeditor-api/redirect']) {
    expect.soft((await rawRequest(url, path)).body, path).not.toContain('hinweise')
  }
})

test('a member is redirected to the requested page after the login, and it is in the menu', async ({ page }) => {
  await page.goto(notes)
  await expect(page).toHaveURL(/\/de\/account\/login$/)
  await fillIn(page, 'mitglied')
  await expect(page).toHaveURL(new RegExp(`${notes}$`))
  await expect(page.getByText(secret)).toBeVisible()
  await page.goto('/de/account')
  await page.getByRole('link', { name: 'Hinweise für Mitglieder' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${notes}$`))
  // An unknown page redirects once, not in a circle.
  await page.goto('/de/account/gibt-es-nicht')
  await expect(page).toHaveURL(/\/de\/account$/)
})

test('a user of another group sees that the page is restricted', async ({ page, context, browser }) => {
  const desk = await browser.newContext()
  const headers = await logIn(desk, 'editor')
  await restrict(desk.request, headers, ['Mitglied'])
  try {
    await logIn(context, 'jobs')
    const response = await page.goto(notes)
    expect(response?.status()).toBe(403)
    expect(await response?.headerValue('cache-control')).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht für Ihre Gruppe freigeschaltet')
    await expect(page.getByText(secret)).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Hinweise' })).toHaveCount(0)
    await expectAccessible(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page)).toEqual([])
    }
    await context.clearCookies()
    await logIn(context, 'beide')
    expect((await page.goto(notes))?.status()).toBe(200)
  } finally {
    await restrict(desk.request, headers, [])
    await desk.close()
  }
})

test('the layout of a page does not restrict it, the setting for users does', async ({ browser, page }) => {
  const desk = await browser.newContext()
  const headers = await logIn(desk, 'editor')
  const { request } = desk
  const blocks = [paragraph('Für wen auch immer')]
  const { id, path } = await makePage({ request, headers, slug: 'nur-das-aussehen', blocks })
  const set = async (data: Record<string, unknown>) => {
    const draft = await request.get(`/de/pageeditor-api/page/${id}/draft/`)
    const { revision } = (await draft.json()) as { revision: number }
    const response = await request.post(`/de/pageeditor-api/page/${id}/`, { headers, data: { revision, data } })
    expect(response.status()).toBe(200)
  }
  await set({ page_area_class: 'account' })
  const publishing = await request.post(`/de/pageeditor-api/page/${id}/publish/`, { headers, data: {} })
  expect(publishing.status()).toBe(200)
  expect((await page.goto(path))?.status()).toBe(200)
  await expect(page.locator('main[data-layout="account"]')).toContainText('Für wen auch immer')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await set({ is_for_users: true })
  await page.goto(path)
  await expect(page).toHaveURL(/\/de\/account\/login$/)
  await desk.close()
})
