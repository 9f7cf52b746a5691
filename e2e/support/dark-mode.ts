import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from './axe'

/** Expects that a page is dark, with readable texts. */
export async function expectDark(page: Page): Promise<void> {
  await expect.soft(page.locator('body'), page.url()).toHaveCSS('background-color', 'rgb(22, 21, 20)')
  expect.soft(await findAxeViolations(page, ['color-contrast']), page.url()).toEqual([])
}

/** Expects that an open page follows a change of the system to dark mode. Restores light mode. */
export async function expectFollowsDarkMode(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
}
