import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { deferred } from '@/tests/deferred'
import { waitUntilHydrated } from '../support/editing/wait-until-hydrated'
import { demoPassword } from '../support/log-in'
import { findLink, takeNextMail } from '../support/mailbox'
import { openOffice } from '../support/office'
import { person } from '../support/person'
import { dropPageProblems, expectAccessible, test } from '../support/test'

for (const locale of locales) {
  test(`${locale}: an account is created, used and deleted`, async ({ page, browser, baseURL, pageProblems }) => {
    test.setTimeout(180_000)
    const site = baseURL ?? ''
    const { t, path, submit, signUp, logIn, logOut } = person(page, locale)
    const email = `person-${locale}-${randomUUID()}@example.org`
    const newEmail = `neu-${email}`
    const [first, second, third] = ['Der erste Vorhang', 'Der zweite Vorhang', 'Der dritte Vorhang']

    await signUp(email, first)
    await expect(page.getByRole('main').getByRole('status')).toContainText(email)
    const outdated = findLink(await takeNextMail(email), site)
    await logIn(email, first)
    await expect(page.getByText(t.account.pending.verification)).toBeVisible()
    await submit(t.account.resend.submit)
    await expect(page.getByText(t.account.resend.sent)).toBeVisible()
    const link = findLink(await takeNextMail(email), site)
    await page.goto(outdated)
    await submit(t.account.verifyEmail.submit)
    await expect(page.getByText(t.account.verifyEmail.expired)).toBeVisible()
    await page.goto(link)
    const confirm = page.getByRole('button', { name: t.account.verifyEmail.submit })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await submit(t.account.verifyEmail.submit)
    await expect(page.getByText(t.account.verifyEmail.registration.text)).toBeVisible()
    await takeNextMail(email)

    await logIn(email, first)
    await expect(page.getByText(t.account.pending.activation)).toBeVisible()
    const office = await openOffice(browser, locale)
    await office.activate(email)
    await takeNextMail(email)
    const sentMails = (await office.find('outbox', email)).filter({ hasText: /freigeschaltet|activated/ })
    await expect(sentMails).toContainText(/Gesendet|Sent/)

    await page.goto(path('/account/profil'))
    await expect(page).toHaveURL(path('/account/login'))
    await logIn(email, first)
    await expect(page).toHaveURL(path('/account/profil'))
    await page.getByLabel(t.forms.phone).fill('+49 30 1234')
    await submit(t.account.profile.save)
    await expect(page.getByText(t.account.profile.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t.forms.phone)).toHaveValue('+49 30 1234')

    await page.getByLabel(t.account.email.new).fill(newEmail)
    await submit(t.account.email.change)
    await expect(page.getByText(t.account.email.answers.sent)).toBeVisible()
    await page.goto(findLink(await takeNextMail(newEmail), site))
    await submit(t.account.verifyEmail.submit)
    await expect(page.getByText(t.account.verifyEmail.confirmed.text)).toBeVisible()
    for (const _ of ['is about to be changed', 'was changed']) {
      expect((await takeNextMail(email)).text).toContain(newEmail)
    }
    await page.goto(path('/account/profil'))
    await expect(page.getByRole('main').locator('strong', { hasText: newEmail })).toBeVisible()

    const elsewhere = await (await browser.newContext()).newPage()
    const otherPerson = person(elsewhere, locale)
    await otherPerson.logIn(newEmail, first)
    await expect(elsewhere).toHaveURL(path('/account'))

    await page.goto(path('/account/passwort-aendern'))
    await page.locator('#password-change-current-password').fill(first)
    await page.locator('#password-change-new-password').fill(second)
    await submit(t.account.passwordChange.submit)
    await expect(page.getByText(t.account.passwordChange.done)).toBeVisible()
    await takeNextMail(newEmail)
    await elsewhere.goto(path('/account'))
    await expect(elsewhere).toHaveURL(path('/account/login'))
    await elsewhere.context().close()

    await logOut()
    await page.goto(path('/account/password/reset'))
    await page.getByLabel(t.forms.email).fill(newEmail)
    await submit(t.account.passwordRequest.submit)
    await expect(page.getByText(t.account.passwordRequest.sent)).toBeVisible()
    await page.goto(findLink(await takeNextMail(newEmail), site))
    await page.locator('#password-reset-password').fill(third)
    await submit(t.account.passwordReset.submit)
    await expect(page.getByText(t.account.passwordReset.done)).toBeVisible()
    await takeNextMail(newEmail)

    await logIn(newEmail, second)
    await expect(page.getByRole('alert').first()).toContainText(t.forms.problems.email_password_mismatch)
    await logIn(newEmail, third)
    await expect(page).toHaveURL(path('/account'))
    await page.goto(path('/account/profil'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t.account.export.link }).click(),
    ])
    const stream = await download.createReadStream()
    const exported = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(JSON.parse(exported)).toBeTruthy()
    expect(exported).toContain(newEmail)

    await page.getByText(t.account.deletion.open).click()
    await page.locator('#delete-account-password').fill(third)
    await submit(t.account.deletion.submit)
    await expect(page).toHaveURL(`/${locale}`)
    await logIn(newEmail, third)
    await expect(page.getByRole('alert').first()).toContainText(t.forms.problems.email_password_mismatch)

    // The browser logs refused logins.
    dropPageProblems(pageProblems, /status of 40[01]/)
  })
}

test('an ended session asks for the login and keeps the values of the form', async ({
  page,
  context,
  pageProblems,
}) => {
  const { t, path, submit, logIn } = person(page, 'de')
  await page.goto(path('/account/profil'))
  await logIn('beide@example.org', demoPassword)
  const position = `Inspizienz ${randomUUID()}`
  await page.getByLabel(t.account.profile.position).fill(position)
  await context.clearCookies({ name: 'sessionid' })
  await submit(t.account.profile.save)

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('beide@example.org')
  await dialog.locator('#login-again-password').fill('ein falsches Passwort')
  await dialog.getByRole('button', { name: t.account.loginAgain.submit }).click()
  await expect(dialog.getByRole('alert')).toContainText(t.forms.problems.email_password_mismatch)
  await dialog.locator('#login-again-password').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.account.profile.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.account.profile.position)).toHaveValue(position)
  dropPageProblems(pageProblems, /status of 40[01]/)
})

test('values entered before the hydration are sent', async ({ page }) => {
  const { path } = person(page, 'de')
  const { promise: arrival, resolve: arrive } = deferred()
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(path('/account/login'), { waitUntil: 'commit' })
  await page.locator('#login-email').fill('jobs@example.org')
  await page.locator('#login-password').fill(demoPassword)
  arrive()
  await waitUntilHydrated(page.getByRole('main').locator('form'))
  await expect(page.locator('#login-email')).toHaveValue('jobs@example.org')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/account$/)
})

test('a form shows errors at the top and at the field, and keeps the entered values', async ({ page }) => {
  const { t, path, submit } = person(page, 'en')
  await page.goto(path('/account/signup'))
  await page.getByLabel(t.forms.firstName).fill('Zoë')
  await page.getByLabel(t.forms.email).fill('not an address')
  await submit(t.account.signup.submit)
  const summary = page.getByRole('alert').filter({ hasText: t.forms.summary })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await summary.getByRole('link', { name: `${t.forms.email}: ${t.forms.problems.invalid_email}` }).click()
  const field = page.getByLabel(t.forms.email)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t.forms.problems.invalid_email)
  await expect(page.getByLabel(t.forms.firstName)).toHaveValue('Zoë')
})
