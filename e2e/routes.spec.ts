import { expect, type Page } from '@playwright/test'
import { type Locale, locales } from '../lib/contract/locale'
import { rawRequest } from './support/raw-request'
import { anonymousPages, memberPages, missingPages, openPages, redirects } from './support/routes'
import { test } from './support/test'

const hasExpectedHead = async (page: Page, locale: Locale) => {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(/\S/)
}

for (const locale of locales) {
  test.describe(locale, () => {
    for (const [name, paths] of Object.entries(openPages)) {
      test(`${name} is a page with its address in both languages`, async ({ page, baseURL }) => {
        const path = `/${locale}${paths[locale]}`
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        expect(page.url()).toBe(`${baseURL}${path}`)
        await hasExpectedHead(page, locale)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
        for (const other of locales) {
          const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`)
          await expect(alternate).toHaveAttribute('href', `${baseURL}/${other}${paths[other]}`)
        }
      })
    }

    for (const [name, paths] of Object.entries(anonymousPages)) {
      test(`${name} is a page that search engines leave out`, async ({ page }) => {
        const response = await page.goto(`/${locale}${paths[locale]}`)
        expect(response?.status()).toBe(200)
        expect(response?.headers()['cache-control']).toBe('private, no-store')
        await hasExpectedHead(page, locale)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      })
    }

    for (const [name, paths] of Object.entries(memberPages)) {
      test(`${name} leads anonymous visitors to the login`, async ({ baseURL }) => {
        const answer = await rawRequest(baseURL ?? '', `/${locale}${paths[locale]}`)
        expect(answer).toMatchObject({
          status: 301,
          headers: {
            location: `/${locale}/account/login`,
            'cache-control': expect.stringContaining('no-store'),
          },
        })
      })
    }

    for (const [name, paths] of Object.entries(missingPages)) {
      test(`${name} is missing`, async ({ page }) => {
        const response = await page.goto(`/${locale}${paths[locale]}`)
        expect(response?.status()).toBe(404)
        await hasExpectedHead(page, locale)
        await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
        await expect(
          page.getByRole('main').getByRole('link', { name: /Startseite|start page/i }),
        ).toBeVisible()
      })
    }

    test('the page of a switched-off site opens directly, unlisted', async ({ page }) => {
      const response = await page.goto(`/${locale}/index-disabled`)
      expect(response?.status()).toBe(200)
      await hasExpectedHead(page, locale)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
  })
}

for (const [from, status, to] of redirects) {
  test(`${from} leads to ${to} in one step`, async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? '', from)
    expect(answer).toMatchObject({ status, headers: { location: to } })
  })
}

test('the start page speaks the language of the browser', async ({ baseURL }) => {
  const asked = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' }
  const answer = await rawRequest(baseURL ?? '', '/?a=1', { headers: asked })
  expect(answer).toMatchObject({ status: 307, headers: { location: '/en?a=1' } })
  expect(answer.headers.vary).toMatch(/accept-language/i)
})
