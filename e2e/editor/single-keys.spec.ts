import { expect, type Locator, type Page } from '@playwright/test'
import { blocks, settleCaret, textTools, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { type DemoAccount, logIn } from '../support/log-in'
import { main } from '../support/main'
import { test } from '../support/test'

const letters = `${'abcdefghijklmnopqrstuvwxyz'}?/`
/** The keys of all shortcuts. */
const shortcuts = ['n', '?', '/', 'j', 'k', 'e', 'x']

/**
 * Forms with all kinds of fields, the account that fills them in, and words that have suggestions.
 */
const screens: readonly [account: DemoAccount, path: string, words?: string][] = [
  ['admin', '/de/admin/organizations/new'],
  ['admin', '/de/admin/events/new'],
  ['admin', '/en/admin/articles/new'],
  ['admin', '/de/admin/download-files/new'],
  ['admin', '/en/admin/redirects/new'],
  ['admin', '/de/admin/users'],
  ['admin', '/de/admin/settings/1'],
  ['admin', '/de/admin/navigation/1'],
  ['jobs', '/de/stellenanzeige-veroeffentlichen', 'theater'],
  ['mitglied', '/de/account/unsere-einrichtung'],
  ['editor', '/en/account/profile'],
  ['editor', '/de/search', 'theater'],
]

const fields = (page: Page) =>
  main(page).locator(
    'input:not([type="file"], [type="hidden"]):visible, textarea:visible, select:visible, [contenteditable="true"]:visible',
  )

/** Returns the kind of a field: fields of one kind are the same component. */
const readKind = (field: Locator) =>
  field.evaluate((element) =>
    [element.tagName, element.getAttribute('type'), element.role, element.className].join(' '),
  )

/** Presses the key of each shortcut while a field shows the suggestions for some words. */
async function pressAtSuggestions(page: Page, field: Locator, words: string): Promise<void> {
  const { pathname } = new URL(page.url())
  for (const key of shortcuts) {
    await field.fill(words)
    await expect(page.getByRole('listbox').first()).toBeVisible()
    await page.keyboard.press(key)
    await expect(field).toHaveValue(`${words}${key}`)
    await expectUntouched(page, field, pathname)
  }
  await page.keyboard.press('Escape')
}

/** Expects that nothing has opened and the field still has the focus on the same screen. */
async function expectUntouched(page: Page, field: Locator, path: string): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(field).toBeFocused()
}

for (const [account, path, words] of screens) {
  test(`every letter stays in each kind of field of ${path}`, async ({ page, pageProblems }) => {
    test.setTimeout(240_000)
    await logIn(page, account)
    await page.goto(path)
    await expect(fields(page).first()).toBeVisible()
    if (words !== undefined) {
      // Fields get their suggestions with the first letter after hydration.
      await expect(async () => {
        await fields(page).first().pressSequentially('a')
        await expect(main(page).locator('[role="combobox"]')).toBeVisible({ timeout: 1000 })
      }).toPass()
    }
    const count = await fields(page).count()
    expect(count).toBeGreaterThan(0)
    const kinds = new Set<string>()
    for (let number = 0; number < count; number += 1) {
      const field = fields(page).nth(number)
      if (!(await field.isVisible()) || (await field.isDisabled())) continue
      const kind = await readKind(field)
      if (kinds.has(kind)) continue
      kinds.add(kind)
      await field.focus()
      await page.keyboard.type(letters)
      await expectUntouched(page, field, path)
      if ((await field.getAttribute('role')) === 'combobox') await pressAtSuggestions(page, field, words ?? 'a')
    }
    // A search for the typed text may fail.
    pageProblems.splice(0)
  })
}

test('every letter stays in the fields with suggestions of the page editor', async ({ page }) => {
  const link = { model: 'link', data: { link: '/de', content: 'Start' } }
  const { path } = await openNewPage(page, { slug: 'einzelne-tasten', blocks: [link, paragraph('Anfang')] })
  await blocks(page).first().click()
  const target = toolbar(page).getByRole('combobox', { name: /^Link/ })
  await target.click()
  await page.keyboard.type(letters)
  await expectUntouched(page, target, path)
  await pressAtSuggestions(page, target, 'a')
  await blocks(page).nth(1).locator('p').click()
  await settleCaret(page)
  await page.keyboard.press('ControlOrMeta+k')
  const address = textTools(page).getByRole('combobox', { name: /^Ziel/ })
  await expect(address).toBeFocused()
  await pressAtSuggestions(page, address, 'a')
  await expect(toolbar(page).locator('details[open]')).toHaveCount(0)
})

test('shortcuts work on the screen, and not in overlays', async ({ page }) => {
  await logIn(page, 'admin')
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
