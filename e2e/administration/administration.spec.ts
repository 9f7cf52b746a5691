import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { main } from '../support/main'
import { expectAccessible, test } from '../support/test'

/** The largest size of the scripts of the first screen of the administration, with brotli. */
const scriptBudget = 350 * 1024

const expectStatus = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })

test('a redirect is created, works at once, is found, deleted and restored', async ({ page, request }, { retry }) => {
  const name = `spielplan-archiv-${retry}`
  const from = `/de/${name}`
  await logIn(page, 'admin')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/de\/admin$/)
  await expect(main(page).getByRole('heading', { name: 'Das wartet auf Sie' })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Neue Weiterleitung' }).click()
  await field(page, 'Alte Adresse').fill(from)
  await field(page, 'Neue Adresse').fill('/de/kalender')
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await expectStatus(page, 'Gespeichert')
  await expect(page).toHaveURL(/\/de\/admin\/redirects\/\d+$/)
  const fetchTarget = async () => new URL((await request.get(from)).url()).pathname
  await expect.poll(fetchTarget).toBe('/de/kalender')

  // By keyboard from another screen, with the search.
  await page.goto('/de/admin')
  await expect(main(page).getByRole('heading', { name: 'Das wartet auf Sie' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Was suchen Sie?' }).pressSequentially(name)
  await page.getByRole('option', { name: from }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(from)
  await main(page).getByRole('button', { name: 'Löschen' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/de\/admin\/redirects$/)
  await expect.poll(fetchTarget).toBe(from)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expectStatus(page, 'Erledigt')
  await expect.poll(fetchTarget).toBe('/de/kalender')
})

test('the office corrects an address and closes an account by keyboard, also on a phone', async ({ page, request }) => {
  await logIn(page, 'office')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/en/admin/organizations')
  await expect(main(page).getByRole('columnheader', { name: 'Name' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.title()).toBe('Member directory')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const count = main(page).getByRole('status').filter({ hasText: 'entries' })
  const all = (await count.textContent()) ?? ''
  await page.keyboard.press('/')
  await page.keyboard.type('orchester')
  await expect(page).toHaveURL(/search=orchester/)
  await expect(count).not.toHaveText(all)
  // Each letter of the search sends a request.
  await expect(main(page).locator('tbody th a').first()).toHaveText(/orchester/i)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('j')
  const title = await page.evaluate(() => document.activeElement?.closest('th a')?.textContent)
  expect(title).toMatch(/orchester/i)
  await page.keyboard.press('e')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expectAccessible(page)
  await field(page, 'Phone').first().fill('+49 30 555 0199')
  await page.keyboard.press('Control+s')
  await expectStatus(page, 'Saved')
  const address = await main(page).getByRole('link', { name: 'View' }).getAttribute('href')
  await expect.poll(async () => (await request.get(address ?? '')).text()).toContain('555 0199')
  await main(page).getByRole('button', { name: 'History' }).click()
  await expect(main(page).getByRole('region', { name: 'History' })).toContainText('Phone')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/admin/users?search=Kranz')
  const row = main(page).getByRole('row', { name: /Kranz/ }).first()
  await row.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(row).toContainText('Blocked')
  await row.getByRole('checkbox').check()
  await main(page).getByRole('button', { name: 'Unblock' }).click()
  await expect(row).toContainText('Active')
})

test('menus are arranged by dragging and by keyboard and previewed, and visitors get them', async ({
  page,
  request,
}) => {
  await logIn(page, 'editor')
  await page.goto('/de/admin/navigation/1')
  const menu = main(page).getByRole('treegrid', { name: 'Hauptmenü' })
  const preview = main(page).getByRole('region', { name: 'Vorschau' }).getByRole('region', { name: 'Deutsch' })
  const [first, second] = [menu.getByRole('row').first(), menu.getByRole('row').nth(1)]
  const name = (await second.getAttribute('aria-label')) ?? ''
  await expect(preview).toContainText(name)
  await expectAccessible(page)

  // Drags the entry by its handle before the first entry, which was its parent.
  await second.scrollIntoViewIfNeeded()
  const handle = await second.getByTitle('Ziehen, um zu verschieben').boundingBox()
  const target = await first.boundingBox()
  await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((handle?.x ?? 0) + 8, (target?.y ?? 0) + 4, { steps: 8 })
  await page.mouse.up()
  await expectStatus(page, `${name}: Position 1 von`)
  await expect(first).toHaveAttribute('aria-label', name)
  await expect(preview.getByRole('listitem').first()).toContainText(name)
  await main(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(first).not.toHaveAttribute('aria-label', name)

  // Stores the footer, the shortest menu.
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  const footer = main(page).getByRole('treegrid', { name: 'Fußzeile' }).getByRole('row')
  const movedName = (await footer.nth(1).getAttribute('aria-label')) ?? ''
  const otherName = (await footer.first().getAttribute('aria-label')) ?? ''
  const isFirst = async () => {
    const links = (await (await request.get('/de')).text()).split('<footer').at(-1) ?? ''
    return links.indexOf(movedName) < links.indexOf(otherName)
  }
  await footer.nth(1).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expectStatus(page, `${movedName}: Position 1 von`)
  await expect(footer.first()).toBeFocused()
  await page.keyboard.press('Control+s')
  await expectStatus(page, 'Gespeichert')
  await expect.poll(isFirst).toBe(true)
  await main(page).getByRole('button', { name: 'Verlauf' }).click()
  const history = main(page).getByRole('region', { name: 'Verlauf' })
  await history.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auswahl wiederherstellen' }).click()
  await expectStatus(page, 'Der Stand ist wiederhergestellt')
  await expect.poll(isFirst).toBe(false)
})

test('other users have no access', async ({ page, request }) => {
  const denied = await request.get('/de/admin', { maxRedirects: 0 })
  expect([denied.status(), denied.headers().location]).toEqual([301, expect.stringContaining('/de/account/login')])
  await logIn(page, 'mitglied')
  await page.goto('/de/admin/users')
  await expect(page).toHaveURL(/\/de\/account$/)
})

test('an editor sees the records of editors', async ({ page }) => {
  await logIn(page, 'editor')
  await page.goto('/de/admin/users')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hier wurde nichts gefunden')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Konten' })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Debatte', exact: true })).toBeVisible()
})

test('the first screen stays within its budget', async ({ page }) => {
  await logIn(page, 'admin')
  expect(await weighFirstScreen(page, '/de/admin')).toBeLessThanOrEqual(scriptBudget)
})

/** Measures the scripts of a page until it is idle, each compressed with brotli, in bytes. */
async function weighFirstScreen(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.values())
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
}
