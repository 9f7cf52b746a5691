import { expect, type Locator, type Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { test } from '../support/test'

const letters = `${'abcdefghijklmnopqrstuvwxyz'}?/`
/** The keys of all shortcuts. */
const shortcuts = ['n', '?', '/', 'j', 'k', 'e', 'x']

/** Forms with all kinds of fields, and the account that fills them in. */
const screens = [
  ['admin', '/de/admin/organizations/new'],
  ['admin', '/de/admin/events/new'],
  ['admin', '/en/admin/articles/new'],
  ['admin', '/de/admin/download-files/new'],
  ['admin', '/en/admin/redirects/new'],
  ['admin', '/de/admin/users'],
  ['admin', '/de/admin/settings/1'],
  ['admin', '/de/admin/navigation/1'],
  ['jobs', '/de/stellenanzeige-veroeffentlichen'],
  ['mitglied', '/de/account/unsere-einrichtung'],
  ['editor', '/en/account/profile'],
  ['editor', '/de/search'],
] as const

const fields = (page: Page) =>
  main(page).locator(
    'input:not([type="file"], [type="hidden"]):visible, textarea:visible, select:visible, [contenteditable="true"]:visible',
  )

/** Expects that nothing has opened and the field still has the focus on the same screen. */
async function expectUntouched(page: Page, field: Locator, path: string): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(field).toBeFocused()
}

for (const [account, path] of screens) {
  test(`every letter stays in the fields of ${path}`, async ({ page, baseURL, complaints }) => {
    test.setTimeout(240_000)
    await logIn(page.context(), baseURL ?? '', account)
    await page.goto(path)
    await expect(fields(page).first()).toBeVisible()
    const count = await fields(page).count()
    expect(count).toBeGreaterThan(0)
    for (let number = 0; number < count; number += 1) {
      const field = fields(page).nth(number)
      if (!(await field.isVisible()) || (await field.isDisabled())) continue
      await field.focus()
      await page.keyboard.type(letters)
      await expectUntouched(page, field, path)
      // Other fields have no suggestions for a single letter.
      if (account !== 'admin' || (await field.getAttribute('role')) !== 'combobox') continue
      for (const key of shortcuts) {
        await field.fill('a')
        await expect(main(page).getByRole('listbox')).toBeVisible()
        await page.keyboard.press(key)
        await expectUntouched(page, field, path)
      }
      await page.keyboard.press('Escape')
    }
    // A search for the typed text may fail.
    complaints.splice(0)
  })
}

test('shortcuts work on the screen, and not in overlays', async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '', 'admin')
  await page.goto('/de/admin/organizations')
  await expect(main(page).locator('tbody th a').first()).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog')
  await expect(help).toBeVisible()
  await page.keyboard.press('n')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/organizations\/new$/)
})
