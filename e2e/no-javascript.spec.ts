import { expect } from '@playwright/test'
import { demoPassword } from './support/log-in'
import { test } from './support/test'

test('a visitor without JavaScript reads pages and navigates', async ({ page }) => {
  await page.goto('/de')
  await expect(page.locator('h1')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/de\/impressum$/)
  await expect(page.getByRole('main')).toContainText('VBO')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /english/i })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('pictures, menus and footer work without JavaScript', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})

test('a contact person and a member are found without JavaScript', async ({ page }) => {
  await page.goto('/de/ansprechpersonen')
  await page.getByRole('searchbox', { name: 'Name oder Thema' }).fill('Solandt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/ansprechpersonen?search=Solandt')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Emre Solandt'])
  await page.goto('/de/unsere-mitglieder/theater')
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Kontakt' })).toContainText('Auf der Karte zeigen')
})

test('login, logout and password request work without JavaScript', async ({ page }) => {
  await page.goto('/de/account/profil')
  await expect(page).toHaveURL(/\/de\/account\/login$/)
  await page.getByLabel('E-Mail-Adresse').fill('mitglied@example.org')
  await page.locator('#login-password').fill('falsch geraten')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse und Passwort passen nicht zusammen.')
  await page.getByLabel('E-Mail-Adresse').fill('mitglied@example.org')
  await page.locator('#login-password').fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/account\/profil$/)
  await expect(page.getByLabel('Nachname')).toHaveValue('Glied')
  const main = page.getByRole('main')
  // Chromium renders it only if scripts are disabled in its settings, not by a test.
  expect(await page.content()).toContain(
    '<noscript><p>Für dieses Formular muss JavaScript eingeschaltet sein.</p></noscript>',
  )
  await expect(main.getByRole('button', { name: 'Speichern' })).toBeDisabled()

  await page.goto('/de/account/logout')
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/de$/)
  await page.goto('/de/account')
  await expect(page).toHaveURL(/\/de\/account\/login$/)

  await page.goto('/de/account/password/reset')
  await page.getByLabel('E-Mail-Adresse').fill('niemand@example.org')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Wenn diese Adresse zu einem Konto gehört')
})

test('members are searched and filtered by state without JavaScript', async ({ page }) => {
  await page.goto('/de/unsere-mitglieder/theater')
  const main = page.getByRole('main')
  await main.getByLabel('Name, Ort oder Postleitzahl').fill('puppen')
  await main.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater?search=puppen#list')
  const states = main.getByRole('navigation', { name: 'Bundesland' })
  await states.getByRole('link', { name: /^Sachsen \d/ }).click()
  await expect(page).toHaveURL('/de/unsere-mitglieder/theater?search=puppen&region=DE-SN#list')
  await expect(main.locator('li article').first()).toContainText(/puppen/i)
})
