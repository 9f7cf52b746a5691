import { expect } from '@playwright/test'
import { inactiveEmail, allauthPassword as password, startAllauthBackend } from '../support/allauth-backend'
import { person } from '../support/person'
import { type Program, startProgram } from '../support/programs'
import { test } from '../support/test'

const email = 'a@example.org'
let backend: Awaited<ReturnType<typeof startAllauthBackend>>
let site: Program

// One worker starts the programs, instead of two.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  backend = await startAllauthBackend()
  site = await startProgram('server', '/de/404', { BACKEND_URL: backend.url })
})
test.afterAll(async () => {
  await site.kill()
  backend.stop()
})

test('the account forms work with a backend that only has the authentication API', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  const { t, path, submit, signUp, logIn, logOut } = person(page, 'de')
  await signUp(email, password)
  await expect(page.getByRole('main').getByRole('status')).toContainText(email)
  await expect(page.getByText(t.account.codeMode.verification)).toBeVisible()

  await page.goto(path('/account/verify-email/[[...key]]'))
  await page.locator('#resend-email').fill(email)
  await submit(t.account.resend.submit)
  await expect(page.getByText(t.account.resend.byLogin)).toBeVisible()

  await logIn(email, 'ein falsches Passwort')
  await expect(page.getByRole('alert').first()).toContainText(t.forms.problems.email_password_mismatch)
  await logIn(inactiveEmail, password)
  await expect(page.getByText(t.account.pending.activation)).toBeVisible()
  await logIn(email, password)
  await expect(page).toHaveURL(site.url + path('/account'))
  const header = page.getByRole('banner')
  const logout = page.getByRole('link', { name: t.menus.selfService.logout }).first()
  for (const _visit of ['the first page', 'the next page']) {
    await expect(header.getByRole('link', { name: email })).toBeVisible()
    await expect(logout).toBeVisible()
    await page.reload()
  }
  await expect(page.getByText(t.account.refusal.absent)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.account.landing.shortcuts.profile.title }).click()
  await expect(page.getByText(t.account.refusal.absent)).toBeVisible()
  await expect(page.getByRole('main').locator('strong', { hasText: email })).toBeVisible()
  await expect(page.getByText('second@example.org')).toHaveCount(0)
  await expect(page.getByText('A browser')).toBeVisible()

  backend.endSessions()
  await page.getByLabel(t.account.email.new).fill('neu@example.org')
  await submit(t.account.email.change)
  await page.getByRole('dialog').locator('#login-again-password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.account.email.answers.sent)).toBeVisible()

  await page.goto(path('/account/passwort-aendern'))
  await page.locator('#password-change-current-password').fill(password)
  await page.locator('#password-change-new-password').fill('Der zweite Vorhang')
  await submit(t.account.passwordChange.submit)
  await expect(page.getByText(t.account.passwordChange.done)).toBeVisible()
  await logOut()
  await page.goto(path('/account/profil'))
  await expect(page).toHaveURL(site.url + path('/account/login'))
  await page.context().close()
})

test('the account forms work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const { t, path } = person(page, 'de')
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const logIn = async (address: string) => {
    await page.goto(path('/account/login'))
    await page.locator('#login-email').fill(address)
    await page.locator('#login-password').fill(password)
    await press(t.account.login.submit)
  }
  await page.goto(`${path('/account/signup')}?sent`)
  await expect(page.getByText(t.account.codeMode.verification)).toBeVisible()
  await page.goto(path('/account/password/reset'))
  await page.getByLabel(t.forms.email).fill(email)
  await press(t.account.passwordRequest.submit)
  await expect(page.getByText(t.account.passwordRequest.sent)).toBeVisible()
  await expect(page.getByText(t.account.codeMode.password)).toHaveCount(0)
  await page.goto(path('/account/verify-email/[[...key]]'))
  await expect(page.getByText(t.account.codeMode.verification)).toBeVisible()
  await page.locator('#resend-email').fill(email)
  await press(t.account.resend.submit)
  await expect(page.getByText(t.account.resend.byLogin)).toBeVisible()
  await logIn(inactiveEmail)
  await expect(page.getByText(t.account.pending.activation)).toBeVisible()
  await logIn(email)
  await expect(page).toHaveURL(site.url + path('/account'))
  backend.endSessions()
  await page.goto(path('/account/profil'))
  await expect(page).toHaveURL(site.url + path('/account/login'))
  await logIn(email)
  await expect(page).toHaveURL(site.url + path('/account/profil'))
  await page.goto(path('/account/logout'))
  await press(t.account.logout.submit)
  await expect(page).toHaveURL(`${site.url}/de`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sessionid')
  await context.close()
})
