import { expect, type Page } from '@playwright/test'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '../../lib/i18n/paths'
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { waitUntilHydrated } from './editing/wait-until-hydrated'

const texts = { de, en }

/** Actions of a person with an account on a page, in a language. */
export function person(page: Page, locale: Locale) {
  const t = texts[locale]
  const { forms, account } = t
  const path = (route: Parameters<typeof buildPath>[1]) => buildPath(locale, route)
  const submit = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await waitUntilHydrated(button)
    await button.click()
  }
  return {
    t,
    path,
    submit,
    async signUp(email: string, password: string) {
      await page.goto(path('/account/signup'))
      const { signup } = account
      await page.getByLabel(forms.firstName).fill('Ännchen')
      await page.getByLabel(forms.lastName).fill('O’Brien-Müller')
      await page.getByLabel(forms.organization).fill('Theater am Wehr')
      await page.getByLabel(forms.email).fill(email)
      await page.locator('#signup-password').fill(password)
      await page.getByLabel(signup.accessKinds.both).check()
      await page.getByRole('checkbox').check()
      await submit(signup.submit)
    },
    async logIn(email: string, password: string) {
      if (!page.url().includes('/account/login')) await page.goto(path('/account/login'))
      await page.getByLabel(forms.email).fill(email)
      await page.locator('#login-password').fill(password)
      await submit(account.login.submit)
    },
    async logOut() {
      await page.goto(path('/account/logout'))
      await page.getByRole('main').getByRole('button', { name: account.logout.submit }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    },
  }
}
