import { expect } from '@playwright/test'
import { expectAccessible, test } from './support/test'

test('a visitor finds content from any page by keyboard, and gets recent searches as suggestions', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  const menu = page.locator('details[data-menu=search]')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  const field = menu.getByRole('combobox', { name: 'Suchbegriff' })
  await expect(field).toBeFocused()
  await page.keyboard.type('tarif')
  const options = menu.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/de/search?query=tarif')
  await expect(page).toHaveTitle(/^„tarif“ – /)
  const main = page.getByRole('main')
  await expect(main.locator('mark').first()).toHaveText(/tarif/i)
  await expectAccessible(page)
  const tab = main.getByRole('navigation', { name: 'Arten von Treffern' }).getByRole('link', { name: /^Seiten/ })
  await tab.click()
  await expect(page).toHaveURL('/de/search/pages?query=tarif')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)

  await menu.locator('summary').click()
  await expect(options).toHaveText(['tarif'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/search?query=tarif')
  await expect(menu).not.toHaveAttribute('open')
})

test('any input is treated as text, and an empty result suggests other searches', async ({ page }) => {
  const typed = `"><img src=x onerror="document.title='hacked'"> ' OR 1=1 -- % _ \\ & | ! ( ) : *`
  const response = await page.goto(`/en/search?${new URLSearchParams({ query: typed })}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByLabel('Search term')).toHaveValue(typed)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await page.goto('/de/search?query=Qxzvwkjy')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Ihre Suche ergab leider kein Ergebnis')
})

test('English words on a German page lead to the English results', async ({ page }) => {
  await page.goto('/de/search?query=collective+agreement')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Treffer auf Englisch$/ })
    .click()
  await expect(page).toHaveURL('/en/search?query=collective+agreement')
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/collective|agreement/i)
})

test('a search for a single letter shows that it is too short', async ({ page }) => {
  await page.goto('/de/search?query=%C3%9F')
  await expect(page.getByRole('main')).toContainText('Ein einzelner Buchstabe reicht für die Suche nicht.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches from the header, by kinds and in another language', async ({ page }) => {
    await page.goto('/de')
    await page.locator('details[data-menu=search] summary').click()
    await page.locator('#header-search').fill('Tarif')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/search?query=Tarif')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Seiten/ }).click()
    await expect(page).toHaveURL('/de/search/pages?query=Tarif')
    await main.getByRole('link', { name: 'Neueste zuerst' }).click()
    await expect(page).toHaveURL('/de/search/pages?query=Tarif&ordering=-date')
    await expect(main.locator('mark').first()).toBeVisible()
  })
})
