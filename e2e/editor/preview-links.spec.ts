import { expect, type Page } from '@playwright/test'
import { opener, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { logIn } from '../support/log-in'
import { findOverflow } from '../support/overflow'
import { refuseConsent } from '../support/refuse-consent'
import { expectAccessible, test } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vorschau-Links' })

test('an editor shares a draft with a password, a visitor reads it without scripts, until the link is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  await page.setViewportSize({ width: 360, height: 740 })
  await openNewPage(page, { slug: 'vorab', blocks: [paragraph('Der neue Spielplan')] })
  await opener(page, 'Versionen').click()
  await toolbar(page).getByRole('button', { name: 'Vorschau-Link …' }).click()
  const create = dialog(page).getByRole('button', { name: 'Link anlegen' })
  await dialog(page).getByLabel('Für wen (freiwillig)').fill('Frau Müller')
  await dialog(page).getByLabel('Passwort (freiwillig)').fill('kurz')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Mindestens 8 Zeichen sind nötig.')).toBeVisible()
  await expect(dialog(page).getByLabel('Passwort (freiwillig)')).toBeFocused()
  await dialog(page).getByLabel('Passwort (freiwillig)').fill('Grünes Licht')
  await create.click()
  const address = dialog(page).getByLabel('Adresse')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue(/\/de\/geteilter-entwurf\/[\w-]{43}$/)
  await expect(dialog(page).getByRole('listitem')).toContainText([
    /Frau Müller.*noch nicht benutzt.*immer der neueste Stand, mit Passwort/s,
  ])
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await refuseConsent(context, site)
  const visitor = await context.newPage()
  const main = visitor.getByRole('main')
  const link = await address.inputValue()
  const response = await visitor.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  const password = main.getByLabel('Passwort')
  await password.fill('Rotes Licht')
  await main.getByRole('button', { name: 'Entwurf ansehen' }).click()
  await expect(main.getByText('Das Passwort stimmt nicht.')).toBeVisible()
  await password.fill('Grünes Licht')
  await main.getByRole('button', { name: 'Entwurf ansehen' }).click()
  await expect(main).toContainText('Der neue Spielplan')
  await expect(main.getByRole('complementary')).toContainText(/Dies ist ein Entwurf\. Der Link gilt bis \d/)

  await dialog(page).getByRole('button', { name: 'Widerrufen Frau Müller' }).click()
  await expect(dialog(page).getByRole('listitem')).toContainText(['widerrufen'])
  await expect(dialog(page).getByRole('heading', { name: 'Bisherige Links' })).toBeFocused()
  expect((await visitor.goto(link))?.status()).toBe(410)
  await expect(main.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await context.close()
})

test('a reader comments on a shared draft without scripts, and the editor sees it as from outside', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const blocks = [paragraph('Der neue Spielplan')]
  const { path } = await openNewPage(page, { slug: 'kommentierter-entwurf', blocks })
  await opener(page, 'Versionen').click()
  await toolbar(page).getByRole('button', { name: 'Vorschau-Link …' }).click()
  await dialog(page).getByLabel('Passwort (freiwillig)').fill('Grünes Licht')
  await dialog(page).getByRole('checkbox', { name: 'Kommentare erlauben' }).check()
  await dialog(page).getByRole('button', { name: 'Link anlegen' }).click()
  await expect(dialog(page).getByRole('listitem')).toContainText([/mit Passwort, mit Kommentaren/])
  const link = await dialog(page).getByLabel('Adresse').inputValue()

  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  await refuseConsent(context, site)
  const visitor = await context.newPage()
  await visitor.goto(link)
  await visitor.getByLabel('Passwort').fill('Grünes Licht')
  await visitor.getByRole('button', { name: 'Entwurf ansehen' }).click()
  const form = visitor.getByRole('region', { name: 'Kommentar zum Entwurf' })
  await form.getByLabel('Ihr Name').fill(' ')
  await form.getByLabel('Ihr Kommentar').fill('Das Datum\nist falsch.')
  await form.getByRole('button', { name: 'Kommentar senden' }).click()
  await expect(form.getByLabel('Ihr Name')).toHaveAccessibleDescription('Pflichtfeld')
  await expect(form.getByLabel('Ihr Kommentar')).toHaveValue('Das Datum\nist falsch.')
  await expect(visitor.getByRole('main')).toContainText('Der neue Spielplan')
  expect(await findOverflow(visitor)).toEqual([])
  await form.getByLabel('Ihr Name').fill('Frau Müller')
  await form.getByRole('button', { name: 'Kommentar senden' }).click()
  await expect(form.getByRole('status')).toHaveText('Vielen Dank. Ihr Kommentar ist angekommen.')
  await expect(form.getByLabel('Ihr Kommentar')).toHaveValue('')
  await context.close()

  await page.goto(`${path}?edit&comments`)
  const comment = toolbar(page).getByRole('region', { name: 'Kommentare' }).getByRole('listitem')
  await expect(comment).toContainText(/Frau Müller \(von außen\).*Das Datum\s+ist falsch\./s)
  await expect(comment.getByRole('button', { name: 'Ändern' })).toBeHidden()
  await expectAccessible(page)
})

test('an editor shares an article from its form', async ({ page, baseURL, browser }) => {
  await logIn(page, 'editor')
  await page.goto('/de/admin/articles')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Vorschau-Link …' }).click()
  await dialog(page).getByRole('button', { name: 'Link anlegen' }).click()
  const visitor = await browser.newPage()
  await refuseConsent(visitor.context(), baseURL ?? '')
  await visitor.goto(await dialog(page).getByLabel('Adresse').inputValue())
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '',
  )
  await visitor.close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Vorschau-Link …' })).toBeFocused()
})
