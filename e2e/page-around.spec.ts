import { expect } from '@playwright/test'
import { toolbar } from './support/editing'
import { logIn } from './support/log-in'
import { makePage } from './support/make-page'
import { test } from './support/test'

test.use({ savesData: true })

test('header, footer and the link of the stage are reached from the page', async ({ page, baseURL }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makePage({ request: page.request, headers, slug: 'rahmen' })
  await page.goto(`${path}?edit`)

  await test.step('the link of the stage is entered in the settings and stands there at once', async () => {
    await page.getByRole('button', { name: 'Bild, Text und Link' }).click()
    const sheet = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
    await sheet.getByRole('textbox', { name: /^Text im Auftakt/ }).fill('Von September bis Juni')
    await sheet.getByRole('textbox', { name: /^Link im Auftakt/ }).fill('/de/ueber-uns')
    await expect(page.locator('main header a[href="/de/ueber-uns"]')).toBeVisible()
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await page.keyboard.press('Escape')
  })

  await test.step('the tools over header and footer lead to where both are arranged', async () => {
    const tools = page.getByRole('navigation', { name: 'Menüs und Fußzeile' })
    const footer = tools.getByRole('link', { name: 'Fußzeile bearbeiten' })
    const menus = tools.getByRole('link', { name: 'Menüs bearbeiten' })
    await expect(footer).toHaveAttribute('href', '/de/admin/navigation/1')
    await menus.click()
    await expect(page).toHaveURL(`${baseURL}/de/admin/navigation/1`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
