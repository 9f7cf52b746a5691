import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { main } from './main'

/** The message of the hub. Empty status elements are ignored. */
export const message = (page: Page) => main(page).getByRole('status').filter({ hasText: /\S/ }).first()
export const dialog = (page: Page) => page.getByRole('dialog')
/** The row of a page in the tree, not in the overview beside it. */
export const row = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Seiten', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

/** Presses a button by keyboard. */
export async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

export async function openPageActions(page: Page, title: string): Promise<void> {
  await page.getByLabel('Seite suchen').fill(title)
  await press(page.getByRole('button', { name: new RegExp(`^Mehr\\W+${title}$`) }))
}

interface Editor {
  request: APIRequestContext
  headers: Record<string, string>
}

export async function post({ request, headers }: Editor, call: string, data: unknown) {
  const response = await request.post(`/de/pageeditor-api/${call}`, { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  return await response.json()
}

export async function addTextBlock(editor: Editor, id: number, position: number, content: string) {
  const place = { object_id: id, content_type: 'page', locale: 'de', parent: null, column: null, position }
  return await post(editor, 'text/', { ...place, data: { content } })
}
