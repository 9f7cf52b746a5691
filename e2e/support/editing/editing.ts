import type { Page } from '@playwright/test'

/** The toolbar below an edited page. */
export const toolbar = (page: Page) => page.getByRole('region', { name: 'Redaktion dieser Seite' })
/** A button of the toolbar, by its full name. */
export const button = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })
/** The blocks of the page in order. */
export const blocks = (page: Page) => page.locator('main [data-module]')
/** The button that opens a panel, by its label. */
export const opener = (page: Page, words: string) =>
  toolbar(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${words}$`) })
/** The list of blocks to insert, at its place on the page. */
export const insertList = (page: Page) => page.getByRole('region', { name: 'Einfügen' })
/** The search field of the list of blocks. */
export const insertSearch = (page: Page) => insertList(page).getByRole('combobox', { name: 'Suchen' })
/** A block of the list, by its full name. */
export const insertOption = (page: Page, name: string) => insertList(page).getByRole('option', { name, exact: true })
/** The text toolbar beside the selection. */
export const textTools = (page: Page) => page.getByRole('region', { name: 'Textwerkzeuge' })
export const textTool = (page: Page, name: string) => textTools(page).getByRole('button', { name, exact: true })
/** The button that opens the form of a link. */
export const linkTool = (page: Page) => textTools(page).locator('summary').filter({ hasText: 'Link' })
/** The button that opens the list of languages. */
export const languageTool = (page: Page) =>
  textTools(page)
    .locator('summary')
    .filter({ hasText: /^Sprache/ })

/** Waits until a focused text has the caret. Keys of a test come faster than those of people. */
export async function settleCaret(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
