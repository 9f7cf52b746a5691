import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { sectionNames } from '../features/styleguide/sections'
import { logIn } from './support/log-in'
import { doubleTexts, findOverflow } from './support/overflow'
import { anonymousPages, memberPages, missingPages, openPages, recordLists } from './support/routes'
import { test } from './support/test'

// Opening screens is what takes time, so all that holds for every screen is asked in one visit.
test.use({ savesData: true })
test.describe.configure({ timeout: 300_000 })

const desk = { width: 1280, height: 720 }
/** The same desk zoomed to 400 % (WCAG 2.2, 1.4.10), which is as wide as the narrowest telephone. */
const narrow = { width: 320, height: 256 }

/** Opens a screen at a desk, with its language, title and heading. @returns the answer */
async function open(page: Page, path: string, locale: Locale): Promise<Response | null> {
  await page.setViewportSize(desk)
  const response = await page.goto(path)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languageTags[locale])
  await expect.soft(page.locator('h1'), path).toHaveCount(1)
  await expect.soft(page.locator('h1'), path).not.toBeEmpty()
  await expect.soft(page, path).toHaveTitle(/\S/)
  return response
}

/** Search engines leave it out. */
async function expectUnlisted(page: Page): Promise<void> {
  const robots = page.locator('meta[name=robots]').first()
  await expect.soft(robots, page.url()).toHaveAttribute('content', /noindex/)
}

type ExpectAccessible = (page: Page) => Promise<void>

/**
 * axe finds nothing, and the content fits a narrow window, even with texts twice as long. Each takes its time: axe looks at the German
 * screen at the desk and at the English one in the narrow window, and the German texts are doubled for both languages.
 */
async function expectToFit(page: Page, locale: Locale, expectAccessible: ExpectAccessible): Promise<void> {
  if (locale === 'de') await expectAccessible(page)
  await page.setViewportSize(narrow)
  if (locale === 'en') await expectAccessible(page)
  expect.soft(await findOverflow(page), page.url()).toEqual([])
  if (locale === 'en') return
  await doubleTexts(page)
  expect.soft(await findOverflow(page), `${page.url()}, texts doubled`).toEqual([])
}

/** The pages of the first record of each list, which are the same in both languages. */
async function firstRecords(request: APIRequestContext): Promise<Record<Locale, string>[]> {
  const found = Object.values(recordLists).map(async (call) => {
    const list: { results: { id: number }[] } = await (await request.get(`/de${call}`)).json()
    const record = await request.get(`/de${call}${list.results[0]?.id}/`)
    const { urls }: { urls: Record<Locale, string> } = await record.json()
    return { de: urls.de.slice('/de'.length), en: urls.en.slice('/en'.length) }
  })
  return Promise.all(found)
}

for (const locale of locales) {
  test.describe(locale, () => {
    test('open pages have their address in both languages, and fit everybody', async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      for (const paths of [...Object.values(openPages), ...(await firstRecords(page.request))]) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(200)
        expect.soft(page.url()).toBe(`${baseURL}${path}`)
        const canonical = page.locator('link[rel=canonical]')
        await expect.soft(canonical, path).toHaveAttribute('href', `${baseURL}${path}`)
        for (const other of locales) {
          const alternate = page.locator(`link[rel=alternate][hreflang|=${other}]`)
          await expect.soft(alternate, path).toHaveAttribute('href', `${baseURL}/${other}${paths[other]}`)
        }
        await expectToFit(page, locale, expectAccessible)
      }
    })

    test('pages for visitors without a login are unlisted, and fit everybody', async ({
      page,
      expectAccessible,
    }) => {
      for (const paths of Object.values(anonymousPages)) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(200)
        expect.soft(response?.headers()['cache-control'], path).toBe('private, no-store')
        await expectUnlisted(page)
        await expectToFit(page, locale, expectAccessible)
      }
    })

    test('pages of members fit everybody', async ({ page, baseURL, expectAccessible, complaints }) => {
      await logIn(page, baseURL ?? '', 'beide')
      for (const paths of Object.values(memberPages)) {
        await open(page, `/${locale}${paths[locale]}`, locale)
        // Until the account is read, its link has the words for visitors.
        await expect(page.getByRole('banner').getByRole('link', { name: 'Bea Ideker' }).first()).toBeVisible()
        await expectToFit(page, locale, expectAccessible)
      }
      // The key of the invitation is a made-up one, which the backend refuses.
      const isRefusal = (line: string) => line.includes('(Bad Request)') && line.endsWith('/team/invitation/')
      complaints.splice(0, complaints.length, ...complaints.filter((line) => !isRefusal(line)))
    })

    test('missing pages are 404, link to the home page, and are accessible', async ({
      page,
      expectAccessible,
    }) => {
      for (const paths of Object.values(missingPages)) {
        const path = `/${locale}${paths[locale]}`
        const response = await open(page, path, locale)
        expect.soft(response?.status(), path).toBe(404)
        await expectUnlisted(page)
        const start = page.getByRole('main').getByRole('link', { name: /Startseite|start page/i })
        await expect.soft(start, path).toBeVisible()
      }
      await expectToFit(page, locale, expectAccessible)
    })

    test('the page of a switched-off site opens directly, unlisted', async ({ page }) => {
      const response = await open(page, `/${locale}/index-disabled`, locale)
      expect(response?.status()).toBe(200)
      await expectUnlisted(page)
    })
  })
}

for (const section of sectionNames) {
  test(`${section} of the style guide fits everybody`, async ({ page, expectAccessible }) => {
    await page.goto(`/de/styleguide/${section}`)
    await expectToFit(page, 'de', expectAccessible)
  })
}
