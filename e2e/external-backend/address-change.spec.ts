import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { query } from '../support/database'
import { readSetUpData } from '../support/editing/set-up-data'
import { demoPassword } from '../support/log-in'
import { findLink, takeNextMail } from '../support/mailbox'
import { person } from '../support/person'
import { dropPageProblems, expectAccessible, test } from '../support/test'

for (const locale of locales) {
  test(`${locale}: a change of the address needs the password, and can be stopped from the old address`, async ({
    page,
    browser,
    baseURL,
    pageProblems,
  }) => {
    const site = baseURL ?? ''
    const { t, path, submit, logIn } = person(page, locale)
    const email = `stop-${locale}-${randomUUID()}@example.org`
    const newEmail = `neu-${email}`
    const { databaseUrl } = readSetUpData()
    await query(
      databaseUrl,
      `INSERT INTO users (email, first_name, last_name, email_verified_at, is_active, language, password_hash)
       SELECT $1, 'Ada', 'Alt', now(), true, $2, password_hash FROM users WHERE email = 'beide@example.org'`,
      [email, locale],
    )
    await logIn(email, demoPassword)
    await expect(page).toHaveURL(path('/account'))
    await query(
      databaseUrl,
      `UPDATE sessions SET proved_at = now() - interval '15 minutes' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    )
    await page.goto(path('/account/profil'))
    await page.getByLabel(t.account.email.new).fill(newEmail)
    await submit(t.account.email.change)

    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.account.proof.title)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.account.proof.cancel }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel(t.account.email.new)).toHaveValue(newEmail)
    await submit(t.account.email.change)
    await dialog.locator('#login-again-password').fill('ein falsches Passwort')
    await dialog.getByRole('button', { name: t.account.proof.submit }).click()
    await expect(dialog.getByRole('alert')).toContainText(t.forms.problems.incorrect_password)
    await dialog.locator('#login-again-password').fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.account.email.answers.sent)).toBeVisible()

    const link = findLink(await takeNextMail(email), site)
    const verification = findLink(await takeNextMail(newEmail), site)
    const old = await browser.newContext({ javaScriptEnabled: locale === 'de' })
    const owner = await old.newPage()
    await owner.goto(link)
    // axe itself is a script.
    if (locale === 'de') await expectAccessible(owner)
    await owner.getByRole('button', { name: t.account.stopEmailChange.submit }).click()
    await expect(owner.getByText(t.account.stopEmailChange.done)).toBeVisible()
    await owner.goto(link)
    await owner.getByRole('button', { name: t.account.stopEmailChange.submit }).click()
    await expect(owner.getByText(t.account.stopEmailChange.expired)).toBeVisible()
    await owner.getByRole('main').getByRole('link', { name: t.account.stopEmailChange.newPassword }).click()
    await expect(owner).toHaveURL(path('/account/password/reset'))
    await old.close()

    await page.goto(path('/account'))
    await expect(page).toHaveURL(path('/account/login'))
    await page.goto(verification)
    await submit(t.account.verifyEmail.submit)
    await expect(page.getByText(t.account.verifyEmail.expired)).toBeVisible()
    dropPageProblems(pageProblems, /status of 40[01]/)
  })
}
