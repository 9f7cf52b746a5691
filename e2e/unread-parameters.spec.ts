import { expect, type Page } from '@playwright/test'
import { languageTags } from '@/lib/contract/common/locale'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { logIn } from './support/log-in'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

const campaign = 'utm_source=brief&utm_medium=mail'

/** Marks the hydrated page. A reloaded page has no mark. */
async function mark(page: Page): Promise<void> {
  await waitUntilHydrated(page.getByRole('contentinfo').getByRole('link').first())
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
}

/** Follows a link at the end of the page, where React ignores unknown elements. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.getElementById('inserted')?.remove()
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'Weiter'
    link.id = 'inserted'
    document.body.append(link)
  }, href)
  await page.locator('#inserted').click()
}

test('a campaign link gets the cached page, which works as usual', async ({ page, baseURL }) => {
  const plain = await rawRequest(baseURL ?? '', '/de/ueber-uns')
  const response = await rawRequest(baseURL ?? '', `/de/ueber-uns?${campaign}`)
  expect(response.headers.etag).toBe(plain.headers.etag)

  await page.goto(`/de/ueber-uns?${campaign}#anfang`)
  await expect(page).toHaveURL(`/de/ueber-uns?${campaign}#anfang`)
  await mark(page)
  const heading = await page.locator('h1').textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await page.goBack()
  await expect(page).toHaveURL(`/de/ueber-uns?${campaign}#anfang`)
  await expect(page.locator('h1')).toHaveText(heading ?? '')
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})

test('a link with parameters is followed without a reload', async ({ page }) => {
  await page.goto('/de')
  await mark(page)
  await follow(page, `/de/impressum?${campaign}`)
  await expect(page).toHaveURL(`/de/impressum?${campaign}`)
  await expect(page.locator('h1')).toHaveText('Impressum')
  await follow(page, '/de/impressum?seite=2')
  await expect(page).toHaveURL('/de/impressum?seite=2')
  await expect(page.locator('h1')).toHaveText('Impressum')
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})

test('known parameters work in combination with unknown ones', async ({ baseURL }) => {
  const url = baseURL ?? ''
  const first = await rawRequest(url, `/de/downloads?${campaign}`)
  const second = await rawRequest(url, `/de/downloads?x=1&page=2&${campaign}`)
  expect(second.body).not.toBe(first.body)
  expect(second.body).toBe((await rawRequest(url, '/de/downloads?page=2')).body)
})

test('redirects keep the query', async ({ baseURL }) => {
  for (const [from, to] of [
    [`/de/verband?${campaign}`, `/de/ueber-uns?${campaign}`],
    [`/downloads?page=2&${campaign}`, `/de/downloads?page=2&${campaign}`],
    [`/de/newsletter?v=3&${campaign}`, `/de/newsletter?${campaign}`],
  ] as const) {
    expect((await rawRequest(baseURL ?? '', from)).headers.location).toBe(to)
  }
})

for (const [language, otherLanguage, title] of [
  ['de', 'en', 'Fehler 404'],
  ['en', 'de', 'Error 404'],
] as const) {
  test(`${language}: unknown URLs share a cached error page with a link to the home page`, async ({
    page,
    baseURL,
  }) => {
    const bodies = await Promise.all(
      ['a', 'b/c?x=1'].map((path) => rawRequest(baseURL ?? '', `/${language}/gibt-es-nicht/${path}`)),
    )
    expect(bodies.map(({ status }) => status)).toEqual([404, 404])
    expect(bodies[0]?.body).toBe(bodies[1]?.body)

    await page.goto(`/${language}/gibt-es-nicht/a?${campaign}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
    await page.locator(`header a[hreflang|="${otherLanguage}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/${otherLanguage}$`))
  })
}

test('a link to an unknown URL ends at its error page', async ({ page, pageProblems }) => {
  await page.goto('/de')
  await follow(page, '/de/gibt-es-nicht')
  await expect(page).toHaveTitle('Fehler 404')
  await expect(page).toHaveURL(/\/de\/gibt-es-nicht$/)
  // The browser logs the status of the router's request.
  expect(pageProblems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
  pageProblems.length = 0
})

test('cookies with unverified claims get the public page', async ({ baseURL }) => {
  const url = baseURL ?? ''
  const cookie = 'sessionid=forged; authenticated=true; editor=1'
  const plain = await rawRequest(url, '/de/ueber-uns')
  for (const path of ['/de/ueber-uns', '/de/ueber-uns?edit', '/de/ueber-uns?edit&compare=1..2']) {
    expect((await rawRequest(url, path, { headers: { cookie } })).headers.etag).toBe(plain.headers.etag)
  }
})

test('a member with an ended session can read on, and is led to the login', async ({ page, context, baseURL }) => {
  await context.addCookies(
    ['sessionid', 'authenticated', 'editor'].map((name) => ({ name, value: 'old', url: baseURL ?? '' })),
  )
  await page.goto('/de/ueber-uns')
  await expect(page.locator('h1')).toBeVisible()
  await page.goto('/de/account/profil')
  await expect(page).toHaveURL(/\/de\/account\/login$/)
})

test('an editor edits a page with additional parameters in its URL', async ({ page }) => {
  await logIn(page, 'editor')
  await page.goto(`/de/ueber-uns?edit&${campaign}`)
  await expect(page.locator('[data-module]').first()).toBeVisible()
})
