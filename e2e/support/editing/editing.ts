import type { Page } from '@playwright/test'

/** The bar below a page that is edited. */
export const toolbar = (page: Page) => page.getByRole('region', { name: 'Redaktion dieser Seite' })
/** One of its buttons, by its whole name. */
export const button = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })
/** The blocks of the page, in their order. */
export const blocks = (page: Page) => page.locator('main [data-module]')
/** The button that opens a panel, by its label. */
export const opener = (page: Page, words: string) =>
  toolbar(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${words}$`) })
/** The list of what can be inserted, at its place on the page. */
export const insertList = (page: Page) => page.getByRole('region', { name: 'Einfügen' })
/** The text toolbar beside the selection. */
export const textTools = (page: Page) => page.getByRole('region', { name: 'Textwerkzeuge' })
/** One of its buttons. */
export const textTool = (page: Page, name: string) =>
  textTools(page).getByRole('button', { name, exact: true })
/** The one that opens its link's form. */
export const linkTool = (page: Page) => textTools(page).locator('summary').filter({ hasText: 'Link' })
/** The one that opens the list of languages. */
export const languageTool = (page: Page) =>
  textTools(page)
    .locator('summary')
    .filter({ hasText: /^Sprache/ })

/** Waits until a text that was just focused takes the caret: keys of a test come faster than those of people. */
export async function settleCaret(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
