import { expect, type Page } from '@playwright/test'
import { deferred } from '@/tests/deferred'
import { demoPassword, logIn } from '../support/log-in'
import { main } from '../support/main'
import { test } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog')
const pressEscape = (page: Page) => page.keyboard.press('Escape')
const clickInDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true }).click()

/** Overlays that open over a form during typing, with the ways to open and close them. */
const overlays: readonly [string, (page: Page) => Promise<unknown>, ((page: Page) => Promise<unknown>)[]][] = [
  ['the palette, by keyboard', (page) => page.keyboard.press('Control+k'), [pressEscape]],
  ['the palette, by pointer', (page) => page.getByRole('button', { name: /^Schnellsuche/ }).click(), [pressEscape]],
  [
    'the shortcuts',
    (page) => page.getByRole('button', { name: 'Tastenkürzel' }).click(),
    [pressEscape, clickInDialog('Schließen')],
  ],
  [
    'what is deleted',
    (page) => main(page).getByRole('button', { name: 'Löschen' }).click(),
    [pressEscape, clickInDialog('Abbrechen')],
  ],
  [
    'what is left',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Debatte', exact: true }).click(),
    [pressEscape, clickInDialog('Hier bleiben')],
  ],
]

/** Creates a redirect and puts the caret between two words of its new URL. */
async function startBetweenWords(page: Page) {
  const headers = await logIn(page, 'admin')
  const old = `/de/weiter-${Date.now()}`
  const values = { old_path: old, new_path: '/de/anfang-ende' }
  const created = await page.request.post('/de/api/redirects/', { headers, data: { values } })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  await page.goto(`/de/admin/redirects/${id}`)
  const field = main(page).getByLabel('Neue Adresse')
  await field.focus()
  await page.keyboard.press('End')
  for (const _letter of 'ende') await page.keyboard.press('ArrowLeft')
  let words = ''
  const write = async (word: string) => {
    await page.keyboard.type(word)
    words += word
    await expect(field).toHaveValue(`/de/anfang-${words}ende`)
  }
  return { write, field, values: async () => (await readRecord(page, id)).values }
}

const readRecord = async (page: Page, id: number) =>
  await (await page.request.get(`/de/api/administration/redirects/${id}/`)).json()

test('the caret stays between the same words after each dialog', async ({ page }) => {
  const { write } = await startBetweenWords(page)
  await write('und-')
  for (const [number, [name, open, ways]] of overlays.entries()) {
    for (const leave of ways) {
      await test.step(name, async () => {
        await open(page)
        await expect(dialog(page)).toBeVisible()
        await leave(page)
        await expect(dialog(page)).toHaveCount(0)
        await write(`${number}-`)
      })
    }
  }
})

test('a day is typed further after its calendar was opened by pointer', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/de/admin/events/new')
  const start = main(page).getByRole('textbox', { name: 'Beginn' })
  await start.pressSequentially('24.12.')
  await main(page).getByRole('button', { name: 'Tag im Kalender wählen' }).first().click()
  await expect(dialog(page)).toBeVisible()
  await pressEscape(page)
  await expect(start).toBeFocused()
  await page.keyboard.type('2026 10:00')
  await expect(start).toHaveValue('24.12.2026 10:00')
})

test('words typed during a save remain and are saved next', async ({ page }) => {
  const { write, field, values } = await startBetweenWords(page)
  const { promise: hold, resolve: release } = deferred()
  await page.route('**/de/api/redirects/*/', async (route) => {
    await hold
    await route.continue()
  })
  await write('vorher-')
  const saveRequest = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Control+s')
  await saveRequest
  await write('inzwischen-')
  release()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await write('danach-')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await values()).new_path).toBe('/de/anfang-vorher-inzwischen-danach-ende')
  await expect(field).toBeFocused()
})

test('letters that are typed while a login dialog opens stay in the field', async ({ page, pageProblems }) => {
  const { write, values } = await startBetweenWords(page)
  await page.clock.install()
  await write('vorher-')
  await page.context().clearCookies({ name: 'sessionid' })
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Control+s')
  // In steps shorter than the time for which the dialog leaves keys to the field.
  const isOpen = async () => {
    if (await dialog(page).isVisible()) return true
    await page.clock.fastForward(200)
    return false
  }
  await expect.poll(isOpen, { intervals: [100] }).toBe(true)
  await write('zugleich-')
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.resume()
  await page.keyboard.press('Control+s')
  const password = dialog(page).locator('input[type="password"]')
  await expect(password).toBeFocused()
  await password.fill(demoPassword)
  await password.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await write('nachher-')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await values()).new_path).toBe('/de/anfang-vorher-zugleich-nachher-ende')
  pageProblems.splice(0)
})
