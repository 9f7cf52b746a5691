import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Locale } from '@/lib/contract/common/locale'
import { logIn } from './log-in'
import { main } from './main'

/** Opens the administration in a new browser context, in a language. */
export async function openOffice(browser: Browser, locale: Locale) {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, 'office')
  const press = (name: RegExp) => main(page).getByRole('button', { name }).click()
  const find = async (type: string, words: string) => {
    await page.goto(`/${locale}/admin/${type}?search=${encodeURIComponent(words)}`)
    return main(page).locator('tbody').getByRole('row')
  }
  return {
    page,
    find,
    /** Activates a waiting registration from the start page. */
    async activate(email: string): Promise<void> {
      await page.goto(`/${locale}/admin`)
      await main(page)
        .getByRole('link', { name: /Registrierung|registration/ })
        .click()
      await main(page).getByRole('row', { name: email }).getByRole('checkbox').check()
      await press(/^(Freischalten als Mitglied|Activate as a member)$/)
      await expect(page.getByRole('status').filter({ hasText: /^(Erledigt|Done)/ })).toBeVisible()
    },
    /** Saves the table of the search results. */
    async saveTable(type: string, words: string): Promise<string> {
      await expect((await find(type, words)).first()).toBeVisible()
      const saving = page.waitForEvent('download')
      await press(/^(Als CSV speichern|Save as CSV)$/)
      return await readFile(await (await saving).path(), 'utf8')
    },
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>

/** Searches for records and opens the first one. @returns the main content of its screen */
export async function openFirstResult(
  { page, find }: Pick<Office, 'find'> & { page: Page },
  type: string,
  words: string,
) {
  const rows = await find(type, words)
  await rows.first().getByRole('rowheader').getByRole('link').first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/\d+$/)
  return main(page)
}
