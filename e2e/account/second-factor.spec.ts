import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findFreePort } from '@/tests/servers/free-port'
import { demoPassword } from '../support/log-in'
import { startInOwnFolder } from '../support/own-folder'
import { person } from '../support/person'
import type { Program } from '../support/programs'
import { refuseConsent } from '../support/refuse-consent'
import { dropPageProblems, expectAccessible, test } from '../support/test'

// Passkeys need a host name instead of an IP address, so this test uses a separate site at
// localhost.
let program: Program | undefined
let url = ''
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await findFreePort()
  url = `http://localhost:${port}`
  const environment = { SITE_URL: url, DEMO_PASSWORD: demoPassword }
  program = await startInOwnFolder('server', '/de', environment, port)
})
test.afterAll(() => program?.stop())
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) })

const email = 'mitglied@example.org'

/** Adds a virtual authenticator that always confirms. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a second factor is set up, required at the login, and sufficient alone', async ({
  page,
  context,
  pageProblems,
}) => {
  await refuseConsent(context, url)
  await addAuthenticator(page)
  const { t, path, submit, logIn, logOut } = person(page, 'de')
  const { factors, secondFactor, passkey, login } = t.account
  const profile = page.locator('#second-factor')

  // An authenticator app and its recovery codes.
  await page.goto(path('/account/profil'))
  await logIn(email, demoPassword)
  await submit(factors.addTotp)
  const shownSecret = await profile.locator('code').textContent()
  const app = new TOTP({ secret: (shownSecret ?? '').replaceAll(' ', '') })
  await expect(profile.getByRole('img', { name: factors.setup.qrCode })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(factors.setup.code).fill(app.generate())
  await submit(factors.setup.submit)
  const codes = profile.getByRole('listitem').locator('code')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allInnerTexts()
  await expectAccessible(page)
  await submit(factors.codes.done)

  // The login requires it and redirects back.
  await logOut()
  await page.goto(path('/account/profil'))
  await logIn(email, demoPassword)
  const code = page.getByLabel(secondFactor.code)
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${secondFactor.code}: ${t.forms.problems.incorrect_code}`)).toBeVisible()
  await submit(secondFactor.useRecovery)
  await page.getByLabel(secondFactor.recoveryCode).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path('/account/profil'))

  // A passkey: renamed, as the second step, and alone.
  await submit(factors.addPasskey)
  await profile.getByRole('button', { name: factors.renameNamed.replace('{name}', 'Passkey 1') }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Mein Notebook')
  await page.keyboard.press('Enter')
  await expect(profile.getByText('Mein Notebook')).toBeVisible()
  await logOut()
  await logIn(email, demoPassword)
  await submit(passkey.authenticate)
  await expect(page).toHaveURL(path('/account'))
  await logOut()
  await page.goto(path('/account/login'))
  await expectAccessible(page)
  await submit(passkey.login)
  await expect(page).toHaveURL(path('/account'))

  // Without a second factor the password is enough.
  await page.goto(path('/account/profil'))
  for (const name of ['Mein Notebook', factors.totp]) {
    await profile.getByRole('button', { name: factors.removeNamed.replace('{name}', name) }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button').first().click()
    await expect(profile.getByRole('button', { name: factors.removeNamed.replace('{name}', name) })).toHaveCount(0)
  }
  await logOut()
  await logIn(email, demoPassword)
  await expect(page).toHaveURL(path('/account'))
  await expect(page.getByRole('button', { name: login.submit })).toHaveCount(0)
  // The browser logs each refusal, and the missing app.
  dropPageProblems(pageProblems, /status of 40[014]/)
})
