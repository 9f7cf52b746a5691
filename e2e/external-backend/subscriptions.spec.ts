import { expect } from '@playwright/test'
import { type ReadMail, takeNextMail } from '../support/mailbox'
import { openFirstResult, openOffice } from '../support/office'
import { expectAccessible, test } from '../support/test'

/** Returns the path of a subscription page in a mail. */
function findPath(page: string, { text }: ReadMail): string {
  const url = text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(`/${page}/`))
  if (!url) throw new Error(`The mail names no ${page}:\n${text}`)
  return new URL(url).pathname
}

test('a visitor subscribes to the newsletter, changes topics and unsubscribes, and the office sees it', async ({
  page,
  browser,
}) => {
  const email = `leserin-${Date.now()}@example.org`
  await page.goto('/de/newsletter')
  const form = page.getByRole('form', { name: 'Newsletter abonnieren' })
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).click()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'E-Mail-Adresse: Pflichtfeld',
    'Themen: Pflichtfeld',
    'Einwilligung: Pflichtfeld',
  ])
  await expectAccessible(page)
  await form.getByLabel('E-Mail-Adresse').fill(email)
  await form.getByLabel('Kulturpolitik').check()
  await form.getByLabel('Ich möchte diese E-Mails').check()
  await form.getByRole('button', { name: 'Newsletter abonnieren' }).dblclick()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Fast geschafft')

  await page.goto(findPath('confirm', await takeNextMail(email)))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('bestätigt')
  await expectAccessible(page)
  await page.getByLabel('Termine und Seminare').check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Gespeichert.')
  await expect(page.getByLabel('Termine und Seminare')).toBeChecked()

  const office = await openOffice(browser, 'de')
  expect(await office.saveTable('subscribers', email)).toContain(email)
  await expect(await openFirstResult(office, 'subscribers', email)).toContainText('Nachweis')

  await page.goto(findPath('unsubscribe', await takeNextMail(email)))
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Sie sind abgemeldet')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor joins the press mailing list, and entered values are kept', async ({ page, request }) => {
    const email = `press-${Date.now()}@example.org`
    await page.goto('/en/press-form')
    const form = page.getByRole('form', { name: 'Join the press mailing list' })
    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('Last name').fill('Probe')
    await form.getByLabel('Media outlet or newsroom').fill('Morning Courier')
    await form.getByLabel('Email address').fill(email)
    await form.getByLabel('I would like to receive').check()
    await form.getByRole('button', { name: 'Join the list' }).click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([/^Topics: /])
    await expect(form.getByLabel('Media outlet or newsroom')).toHaveValue('Morning Courier')
    await form.getByLabel('Cultural policy').check()
    // The form rejects robots, which submit it sooner.
    await page.waitForTimeout(2100)
    await form.getByRole('button', { name: 'Join the list' }).click()
    await expect(page).toHaveURL(/\/en\/press-form\?sent$/)
    await page.goto(findPath('confirm', await takeNextMail(email)))
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('confirmed')
    const leave = findPath('unsubscribe', await takeNextMail(email))
    const response = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
    expect(response.status()).toBe(200)
  })
})
