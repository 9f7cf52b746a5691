import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { expectFollowsDarkMode } from './support/dark-mode'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { expectFitsNarrow, findOverflow, narrow } from './support/overflow'
import { anonymousPages, memberPages, missingPages, openPages, recordLists } from './support/routes'
import { expectAccessible, test } from './support/test'

// Opening screens is slow, so one visit checks everything that holds for all screens.
test.describe.configure({ timeout: 300_000 })

const desk = { width: 1280, height: 720 }

/**
 * Opens a screen in a desktop window and checks its language, title and heading.
 * @returns the response
 */
async function open(page: Page, path: string, locale: Locale): Promise<Response | null> {
  await page.setViewportSize(desk)
  const response = await page.goto(path)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languageTags[locale])
  await expect.soft(page.locator('h1'), path).toHaveCount(1)
  await expect.soft(page.locator('h1'), path).not.toBeEmpty()
  await expect.soft(page, path).toHaveTitle(/\S/)
  return response
}

/** Expects that search engines do not list the page. */
async function expectUnlisted(page: Page): Promise<void> {
  const robots = page.locator('meta[name=robots]').first()
  await expect.soft(robots, page.url()).toHaveAttribute('content', /noindex/)
}

/**
 * Expects no finding of axe, and a content that fits a narrow window even with texts twice as long.
 * To save time, axe checks the German screen in the desktop window and the English one in the
 * narrow window, where the colors are the same, and only German texts are doubled and seen in dark
 * mode.
 */
async function expectToFit(page: Page, locale: Locale): Promise<void> {
  if (locale === 'de') {
    await expectAccessible(page)
    await expectFollowsDarkMode(page)
    return expectFitsNarrow(page)
  }
  await page.setViewportSize(narrow)
  await expectAccessible(page, { hasContrast: false })
  expect.soft(await findOverflow(page), page.url()).toEqual([])
}

/** Finds the pages of the first record of each list, which are the same in both languages. */
async function findFirstRecords(request: APIRequestContext): Promise<Record<Locale, string>[]> {
  const pendingPaths = Object.values(recordLists).map(async (call) => {
    const list: { results: { id: number }[] } = await (await request.get(`/de${call}`)).json()
    const record = await request.get(`/de${call}${list.results[0]?.id}/`)
    const { urls }: { urls: Record<Locale, string> } = await record.json()
    return { de: urls.de.slice('/de'.length), en: urls.en.slice('/en'.length) }
  })
  return Promise.all(pendingPaths)
}

for (const locale of locales) {
  test.describe(locale, () => {
    test('open pages link to both languages, are accessible and fit all windows', async ({ page, baseURL }) => {
      for (const paths of [...Object.values(openPages), ...(await findFirstRecords(page.request))]) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(200)
        expect.soft(page.url()).toBe(`${baseURL}${path}`)
        const canonical = page.locator('link[rel=canonical]')
        await expect.soft(canonical, path).toHaveAttribute('href', `${baseURL}${path}`)
        for (const otherLocale of locales) {
          const alternate = page.locator(`link[rel=alternate][hreflang|=${otherLocale}]`)
          await expect.soft(alternate, path).toHaveAttribute('href', `${baseURL}/${otherLocale}${paths[otherLocale]}`)
        }
        await expectToFit(page, locale)
      }
    })

    test('pages for visitors without a login are unlisted, accessible and fit all windows', async ({ page }) => {
      for (const paths of Object.values(anonymousPages)) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(200)
        expect.soft(response?.headers()['cache-control'], path).toBe('private, no-store')
        await expectUnlisted(page)
        await expectToFit(page, locale)
      }
    })

    test('pages of members are accessible and fit all windows', async ({ page, pageProblems }) => {
      await logIn(page, 'beide')
      for (const paths of Object.values(memberPages)) {
        await open(page, `/${locale}${paths[locale]}`, locale)
        // The link has the label for visitors until the account is loaded.
        await expect(page.getByRole('banner').getByRole('link', { name: 'Bea Ideker' }).first()).toBeVisible()
        await expect(main(page).getByText(/geladen …|loading…/i)).toHaveCount(0)
        await expectToFit(page, locale)
      }
      // The key of the invitation is invalid, so the backend rejects it.
      const isRefusal = (line: string) => line.includes('(Bad Request)') && line.endsWith('/team/invitation/')
      pageProblems.splice(0, pageProblems.length, ...pageProblems.filter((line) => !isRefusal(line)))
    })

    test('missing pages are 404, link to the home page, and are accessible', async ({ page }) => {
      for (const paths of Object.values(missingPages)) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(404)
        await expectUnlisted(page)
        const start = page.getByRole('main').getByRole('link', { name: /Startseite|home page/i })
        await expect.soft(start, path).toBeVisible()
      }
      await expectToFit(page, locale)
    })

    test('the page of a switched-off site opens directly, unlisted', async ({ page }) => {
      const response = await open(page, `/${locale}/index-disabled`, locale)
      expect(response?.status()).toBe(200)
      await expectUnlisted(page)
    })
  })
}
