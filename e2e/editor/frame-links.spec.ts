import { expect } from '@playwright/test'
import { toolbar } from '../support/editing/editing'
import { openNewPage } from '../support/editing/make-page'
import { test } from '../support/test'
import { createActions, type Way, ways } from '../support/ways'

for (const way of Object.keys(ways) as Way[]) {
  test.describe(`by ${way}`, () => {
    test.use(ways[way])

    test('header, footer and the link of the stage are reached from the page', async ({ page }) => {
      await openNewPage(page, { slug: `rahmen-${way}` })
      const { press, write } = createActions(page, way)

      await test.step('the link of the stage is entered in the settings and appears at once', async () => {
        // With keys the panel beside the page leads there.
        const name = way === 'keys' ? 'Seitenkopf' : 'Bild, Text und Link'
        await press(page.getByRole('button', { name, exact: true }))
        const sheet = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
        await write(sheet.getByRole('textbox', { name: /^Text im Seitenkopf/ }), 'Von September bis Juni')
        await write(sheet.getByRole('textbox', { name: /^Link im Seitenkopf/ }), '/de/ueber-uns')
        await expect(page.locator('main header a[href="/de/ueber-uns"]')).toBeVisible()
        await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
        await page.keyboard.press('Escape')
      })

      await test.step('the tools of header and footer lead to their settings', async () => {
        const tools = page.getByRole('navigation', { name: 'Menüs und Fußzeile' })
        const footer = tools.getByRole('link', { name: 'Fußzeile bearbeiten' })
        const menus = tools.getByRole('link', { name: 'Menüs bearbeiten' })
        await expect(footer).toHaveAttribute('href', '/de/admin/navigation/1')
        await press(menus)
        await expect(page).toHaveURL('/de/admin/navigation/1')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
}
