import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, logIn } from '../support/log-in'
import { main } from '../support/main'
import { findOverflow } from '../support/overflow'
import { person } from '../support/person'
import { expectAccessible, test } from '../support/test'

// An article is added to the draft of any editor, so these tests run one after another.
test.describe.configure({ mode: 'default' })

/** Fills a text in both languages. */
async function fillBoth(page: Page, group: string, texts: readonly [string, string]): Promise<void> {
  const fields: Locator = main(page).getByRole('group', { name: group })
  await fields.getByRole('textbox', { name: 'Deutsch' }).fill(texts[0])
  await fields.getByRole('textbox', { name: 'Englisch' }).fill(texts[1])
}

test('an editor sends a newsletter with five clicks, and visitors read it as a page', async ({ page }) => {
  await logIn(page, 'admin')
  await page.goto('/de/admin/newsletter-issues')
  await main(page).getByRole('link', { name: 'Neue Ausgabe' }).click()
  await fillBoth(page, 'Betreff', ['Neues aus den Häusern', 'News from the stages'])
  await expectAccessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 3000 })
  const sources = main(page).getByLabel(/^Inhalt/)
  await expect(sources.first()).toHaveValue('articles')
  await main(page).getByTitle('Ziehen, um zu verschieben').first().hover()
  await page.mouse.down()
  const target = await main(page).getByRole('group', { name: 'Abschnitt 2' }).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 40, { steps: 4 })
  await page.mouse.up()
  await expect(sources.first()).toHaveValue('events')
  await page.setViewportSize({ width: 1440, height: 900 })
  await main(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(main(page).getByText('Diese Ausgabe ist ein Entwurf.')).toBeVisible()

  const mail = main(page).getByRole('link', { name: 'E-Mail ansehen (Deutsch)' })
  const preview = await page.request.get((await mail.getAttribute('href')) ?? '')
  expect(await preview.text()).toContain('Neues aus den Häusern')
  const opening = page.context().waitForEvent('page')
  await main(page).getByRole('link', { name: 'Seite ansehen (Deutsch)' }).click()
  const draft = await opening
  await expect(draft.getByRole('heading', { level: 1, name: 'Neues aus den Häusern' })).toBeVisible()
  await expect(main(draft).getByRole('complementary')).toHaveText('Dies ist ein Entwurf.')
  const draftResponse = await page.request.get(draft.url())
  expect(draftResponse.headers()['cache-control']).toContain('no-store')
  expect(await draftResponse.text()).toContain('noindex')
  await draft.close()

  await main(page).getByRole('button', { name: 'Test an mich senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Erledigt' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Senden', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(main(page).getByText(/Der Versand beginnt am|gesendet/)).toBeVisible()

  // Visitors get the page from the cache, which the dispatch renews.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const link = main(page)
    .getByRole('region', { name: 'Bisherige Ausgaben' })
    .getByRole('link', { name: 'Neues aus den Häusern' })
    .first()
  await expect(async () => {
    await page.goto('/de/newsletter')
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neues aus den Häusern' })).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findOverflow(page)).toEqual([])
  }
  const address = page.url()
  const redirect = await page.request.get(address.replace(/[^/]+\/(\d+)$/, 'anders/$1'), { maxRedirects: 0 })
  expect(redirect.status()).toBe(301)
  expect(new URL(redirect.headers().location ?? '', address).href).toBe(address)
  await page.goto(address.replace('/de/', '/en/'))
  await expect(page.getByRole('heading', { level: 1, name: 'News from the stages' })).toBeVisible()
})

for (const [locale, words] of [
  ['de', { add: 'In den Newsletter aufnehmen', send: 'Senden', at: 'Sendezeit', plan: 'Zeitversetzt senden' }],
  ['en', { add: 'Add to newsletter', send: 'Send', at: 'Sending time', plan: 'Schedule' }],
] as const) {
  test(`an editor plans a newsletter from an article by keyboard on a phone: ${locale}`, async ({ page }) => {
    await logIn(page, 'editor')
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(`/${locale}/admin/articles`)
    await main(page).getByRole('row').nth(1).getByRole('link').first().click()
    let presses = 0
    const press = async (button: Locator) => {
      await button.focus()
      await page.keyboard.press('Enter')
      presses += 1
    }
    await press(main(page).getByRole('button', { name: words.add }))
    await expect(page).toHaveURL(/\/admin\/newsletter-issues\/\d+$/)
    await expectAccessible(page)
    expect(await findOverflow(page)).toEqual([])
    await press(main(page).getByRole('button', { name: words.send, exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.at }).fill('01.02.2090 10:00')
    await press(dialog.getByRole('button', { name: words.plan }))
    await expect(main(page).getByText(/Der Versand beginnt am|Sending starts on/)).toBeVisible()
    expect(presses).toBeLessThanOrEqual(6)
  })
}

test.describe('with a database that tests write', () => {
  test.use({ site: 'external' })

  test('the office confirms a dispatch whose planner is blocked', async ({ page, sql }) => {
    const email = `planerin-${randomUUID()}@example.org`
    await sql(
      `INSERT INTO users (email, first_name, last_name, email_verified_at, is_active, role, password_hash)
       SELECT $1, 'Petra', 'Plan', now(), true, 'editor', password_hash FROM users WHERE email = 'editor@example.org'`,
      [email],
    )
    await person(page, 'de').logIn(email, demoPassword)
    await expect(page).toHaveURL(/\/de\/account$/)
    await page.goto('/de/admin/newsletter-issues')
    await main(page).getByRole('link', { name: 'Neue Ausgabe' }).click()
    const subject = `Spielplan ${email}`
    await fillBoth(page, 'Betreff', [subject, subject])
    await main(page).getByRole('button', { name: 'Speichern' }).click()
    await main(page).getByRole('button', { name: 'Senden', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Sendezeit' }).fill('01.02.2090 10:00')
    await dialog.getByRole('button', { name: 'Zeitversetzt senden' }).click()
    await expect(main(page).getByText(/Der Versand beginnt am/)).toBeVisible()
    const record = page.url()

    await page.context().clearCookies()
    await logIn(page, 'admin')
    const press = async (list: string, name: string) => {
      await page.goto(list)
      await main(page).getByRole('row', { name: email }).getByRole('checkbox').check()
      await main(page).getByRole('button', { name, exact: true }).click()
      await dialog.getByRole('button', { name, exact: true }).click()
    }
    await press(`/de/admin/users?search=${email}`, 'Sperren')
    await expect(main(page).getByRole('row', { name: email })).not.toContainText('Freigeschaltet')
    await page.goto(record)
    const notice = main(page).getByText('Der Versand wartet auf eine Bestätigung. Das Konto der Person')
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await press('/de/admin/schedule?unconfirmed=true', 'Bestätigen')
    await expect(main(page).getByRole('row', { name: email })).toHaveCount(0)
    await page.goto(record)
    await expect(main(page).getByText(/Der Versand beginnt am/)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
