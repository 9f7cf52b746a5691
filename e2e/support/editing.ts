import type { Page } from '@playwright/test'

/** The bar below a page that is edited. */
export const desk = (page: Page) => page.getByRole('region', { name: 'Redaktion dieser Seite' })
/** One of its buttons, by its whole name. */
export const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true })
/** The blocks of the page, in their order. */
export const blocks = (page: Page) => page.locator('main [data-module]')

/** The markup of the page's content as it stands in the browser, without what the editor marks and the ids that React makes up. */
export async function markup(page: Page): Promise<string> {
  const html = await page.locator('main article').evaluate((article) => article.innerHTML)
  return html
    .replaceAll(/ data-(module|selected|dragged|conflict|empty|check|check-label)="[^"]*"/g, '')
    .replaceAll(/_[rRS]_\w*_/g, 'id')
}
