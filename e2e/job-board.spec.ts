import { expect, type Page } from '@playwright/test'
import { waitUntilHydrated } from './support/editing/wait-until-hydrated'
import { pressEnterAt, tabTo } from './support/keyboard'
import { logIn } from './support/log-in'
import { main } from './support/main'
import { expectAccessible, test } from './support/test'

const board = '/de/jobboerse'
const order = 'Nach Frist'
const save = /^Merken/

const count = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('status')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 })

test('ads are filtered and saved by keyboard in the same document', async ({ page }) => {
  await page.goto(board)
  const values = main(page).getByRole('navigation', { name: 'Bereich', exact: true })
  await waitUntilHydrated(main(page).getByRole('button', { name: save }).first())
  const all = (await count(page).textContent()) ?? ''
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === board && searchParams.has('_rsc')) pages.push(request.url())
  })

  await test.step('a value narrows the list and shows the number of ads', async () => {
    await pressEnterAt(page, main(page).locator('summary', { hasText: 'Bereich' }))
    const value = values.getByRole('link').first()
    const [, left = ''] = /(\d+)$/.exec((await value.textContent()) ?? '') ?? []
    await pressEnterAt(page, value)
    await expect(count(page)).toContainText(left)
    await expect(values.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/\?category=[\w-]+$/)
    await expect(value).toBeFocused()
    await pressEnterAt(page, main(page).getByRole('link', { name: order }))
    await expect(page).toHaveURL(/category=.+ordering=deadline$/)
    await expect(main(page).getByRole('link', { name: order })).toHaveAttribute('aria-current', 'page')
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  })

  await test.step('heading, links and URL follow, without a request of a page', async () => {
    const { search } = new URL(page.url())
    const title = await page.title()
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const selectedValues = main(page)
      .getByRole('navigation', { name: 'Bereich', exact: true })
      .locator('[aria-current]')
    const [name = ''] = ((await selectedValues.textContent()) ?? '').split(/ \d/)
    expect(title.startsWith(`${name}: `)).toBe(true)
    const addresses = await hrefs('[data-languages] a, link[rel=canonical], link[hreflang]')
    expect(addresses.length).toBeGreaterThan(4)
    expect(addresses.filter((address) => !address.endsWith(search))).toEqual([])
    const [category = ''] = search.split('&')
    expect((await hrefs('link[type="application/rss+xml"]')).join()).toContain(`.rss${category}`)
    expect(pages).toEqual([])
  })

  await test.step('a saved ad remains after a reload', async () => {
    await pressEnterAt(page, main(page).getByRole('button', { name: save }).first())
    await expect(main(page).getByRole('link', { name: 'Gemerkt (1)' })).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-same')
    await page.reload()
    await expect(main(page).getByRole('link', { name: 'Gemerkt (1)' })).toBeVisible()
    await expect(main(page).locator('[aria-pressed=true]')).toHaveCount(1)
  })

  await test.step('a visitor returns from an ad to the same place and filter', async () => {
    const address = page.url()
    const listed = await titles(page).allInnerTexts()
    const ad = titles(page).nth(9).getByRole('link')
    await waitUntilHydrated(main(page).getByRole('button', { name: save }).first())
    await pressEnterAt(page, ad)
    await expect(page.getByRole('heading', { level: 1, name: listed[9] ?? '' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(titles(page)).toHaveText(listed)
    await expect(ad).toBeInViewport()
  })

  await test.step('each step back removes one filter', async () => {
    await tabTo(page, main(page).getByRole('link', { name: order }), 'Shift+Tab')
    await page.goBack()
    await expect(page).toHaveURL(/category=/)
    await expect(page).not.toHaveURL(/ordering=/)
    await page.goBack()
    await expect(count(page)).toHaveText(all)
    await expect(page).toHaveURL(board)
  })

  await test.step('an empty result suggests other searches', async () => {
    await page.goto(`${board}?search=xyzzy`)
    await expect(count(page)).toHaveText('Keine Anzeige')
    await expectAccessible(page)
    await pressEnterAt(page, main(page).getByRole('link', { name: 'Alle Anzeigen zeigen' }))
    await expect(count(page)).toHaveText(all)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is searched by a form and filtered by links, and an ad is read in full', async ({ page }) => {
    await page.goto('/de/jobboerse')
    await expect(titles(page)).not.toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Beruf, Organisation oder Ort' }).fill('Orchester')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?search=Orchester/)
    await expect(count(page)).toHaveText(/^\d+ Anzeigen$/)
    await main(page).locator('summary', { hasText: 'Bereich' }).click()
    const value = main(page).getByRole('navigation', { name: 'Bereich', exact: true }).getByRole('link').first()
    const [, left = ''] = /(\d+)$/.exec((await value.textContent()) ?? '') ?? []
    await value.click()
    await expect(count(page)).toContainText(left)
    await expect(page).toHaveURL(/category=.+search=Orchester/)
    const title = (await titles(page).first().textContent()) ?? ''
    await titles(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main(page)).toContainText('Bewerbung')
    await page.goto('/de/jobboerse?search=Unauffindbar')
    await expect(count(page)).toHaveText('Keine Anzeige')
    await expect(main(page).getByRole('link', { name: 'Alle Anzeigen zeigen' })).toBeVisible()
  })
})

test('an editor may withdraw an ad on its page, a visitor may not', async ({ context, page }) => {
  await page.goto('/de/jobboerse')
  await titles(page).first().getByRole('link').click()
  const button = page.getByRole('button', { name: 'Anzeige zurückziehen' })
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
  await expect(button).toBeHidden()
  await logIn(context, 'editor')
  await page.request.get('/de/pageeditor-api/user')
  await page.reload()
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Anzeige zurückziehen?' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
