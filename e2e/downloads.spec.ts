import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzip } from '../tests/unzip'
import { logIn } from './support/log-in'
import { rawRequest } from './support/raw-request'
import { expectAccessible, test } from './support/test'

const path = '/de/account/downloads'
const fileLinks = (page: Page) => page.getByRole('main').locator('li a[download]')

test.describe('a member', () => {
  test.beforeEach(async ({ context }) => logIn(context, 'mitglied'))

  test('finds a file by its subject and saves it under its name', async ({ page }) => {
    await page.goto(path)
    const subjects = page.getByRole('main').getByRole('navigation', { name: 'Themen' })
    await subjects.getByRole('link', { name: 'Tarifverträge' }).click()
    await expect(page).toHaveURL(`${path}/tarifvertraege`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarifverträge')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'TV Bühne', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/account\/downloads\/tv-buehne\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV Bühne')
    await expectAccessible(page)
    const pendingDownload = page.waitForEvent('download')
    await page.getByRole('link', { name: /^TV Bühne mit Erläuterungen PDF/ }).click()
    const download = await pendingDownload
    expect(download.suggestedFilename()).toBe('tv-buehne-erlaeutert.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    const savingAll = page.waitForEvent('download')
    await page.getByRole('link', { name: /als ZIP$/ }).click()
    const all = await savingAll
    expect(all.suggestedFilename()).toBe('tv-buehne.zip')
    expect([...(await unzip(await readFile(await all.path()))).keys()]).toContain('tv-buehne-erlaeutert.pdf')
  })

  test('keeps category and directory when the language changes', async ({ page }) => {
    await page.goto(`${path}/tarifvertraege`)
    await expect(page).toHaveTitle('Tarifverträge – VBO')
    await page
      .getByRole('link', { name: /^(EN|English)/i })
      .first()
      .click()
    await expect(page).toHaveURL('/en/account/downloads/tarifvertraege')
    await expect(page.getByRole('main').getByRole('link', { name: 'Orchestra agreement', exact: true })).toBeVisible()
  })

  test('gets a 404 in the account for unknown and malformed places', async ({ page }) => {
    const ids = ['/tv-buehne/999999', '/nothing/999999', '/tv-buehne/1e1']
    for (const place of ['/nothing', '/tarifvertraege/x', '?page=99', ...ids]) {
      const response = await page.goto(path + place)
      expect(response?.status(), place).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
      await expect(page.getByRole('link', { name: 'Abmelden' }).first()).toBeAttached()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('all files are available, also in the narrowest window', async ({ context, page }) => {
    await logIn(context, 'beide')
    await page.goto(`${path}/tarifvertraege`)
    await expect(fileLinks(page)).toHaveCount(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('searchbox').fill('ERLÄUTERT')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL(`${path}/tarifvertraege?search=ERL%C3%84UTERT`)
    await expect(fileLinks(page).first()).toContainText('mit Erläuterungen')
    expect(await fileLinks(page).count()).toBeLessThan(8)
    await page.getByRole('link', { name: 'Suche beenden' }).click()
    await expect(page).toHaveURL(`${path}/tarifvertraege`)
  })
})

test('an advertiser sees that the files are for members', async ({ context, page }) => {
  await logIn(context, 'jobs')
  const response = await page.goto(path)
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('status').filter({ hasText: 'für Mitglieder bestimmt' })).toBeVisible()
  await expect(fileLinks(page)).toHaveCount(0)
})

test('a visitor gets neither the page nor the file', async ({ context, page, baseURL }) => {
  await logIn(context, 'mitglied')
  await page.goto(`${path}/tarifvertraege`)
  const file = (await fileLinks(page).first().getAttribute('href')) ?? ''
  expect(await rawRequest(baseURL ?? '', file)).toMatchObject({
    status: 401,
    headers: { 'cache-control': 'private, no-store' },
  })
  const forged = { cookie: 'authenticated=true; editor=1; sessionid=forged' }
  expect(await rawRequest(baseURL ?? '', file, { headers: forged })).toMatchObject({ status: 401 })
  expect((await rawRequest(baseURL ?? '', `${path}/tarifvertraege`, { headers: forged })).body).not.toContain(
    'TV Bühne',
  )
})

test.describe('public downloads', () => {
  for (const locale of ['de', 'en'] as const) {
    test(`are available to all visitors, by category and by directory: ${locale}`, async ({ page, baseURL }) => {
      const file = locale === 'de' ? 'Satzung des VBO' : 'Statutes of the VBO'
      await page.goto(`/${locale}/downloads?category=verband-und-positionen`)
      const category = new RegExp(`/${locale}/downloads/verband-und-positionen/\\d+$`)
      await expect(page).toHaveURL(category)
      const name = locale === 'de' ? 'Verband und Positionen' : 'Federation and positions'
      await expect(page).toHaveTitle(`${name} – VBO`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${file}`) })
      await expect(link).toHaveCount(2)
      await expectAccessible(page)
      await page.goto(page.url().replace('verband-und-positionen', 'old-name'))
      await expect(page).toHaveURL(category)
      const title = locale === 'de' ? 'Satzung und Beitritt' : 'Statutes and joining'
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/downloads/verband-und-positionen/\\d+\\?directory=\\d+$`))
      await expect(page).toHaveTitle(`${title} – VBO`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
      const address = page.url()
      const directory = new URL(address).searchParams.get('directory') ?? ''
      await page.goto(`/${locale}/downloads/satzung-und-beitritt/${directory}`)
      await expect(page).toHaveURL(address)
      const href = (await link.first().getAttribute('href')) ?? ''
      expect(await rawRequest(baseURL ?? '', href)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      })
      await expect(page.getByText('TV Bühne')).toHaveCount(0)
    })
  }

  for (const place of ['?category=tarifvertraege', '?page=0', '/tv-buehne/11', '/nothing/999999']) {
    test(`are missing at ${place}`, async ({ page }) => {
      const response = await page.goto(`/de/downloads${place}`)
      expect(response?.status()).toBe(404)
    })
  }
})
