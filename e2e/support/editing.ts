import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The bar below a page that is edited. */
export const desk = (page: Page) => page.getByRole('region', { name: 'Redaktion dieser Seite' })
/** One of its buttons, by its whole name. */
export const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true })
/** The blocks of the page, in their order. */
export const blocks = (page: Page) => page.locator('main [data-module]')

interface NewBlock {
  model: string
  data: Record<string, unknown>
}

export const textBlock = (content: string): NewBlock => ({ model: 'text', data: { content } })

interface Maker {
  request: APIRequestContext
  /** Those that logging in gave. */
  headers: Record<string, string>
}

/** Makes a German page that stands in no menu, with some blocks. */
export async function makePage(
  { request, headers }: Maker,
  slug: string,
  modules: NewBlock[],
): Promise<{ id: number; path: string }> {
  const post = (call: string, data: unknown) => request.post(`/de/pageeditor-api/${call}`, { headers, data })
  const created = await post('page/', { parent: null, title: slug, slug })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  for (const [position, { model, data }] of modules.entries()) {
    const place = { object_id: id, content_type: 'page', locale: 'de', parent: null, column: null, position }
    expect((await post(`${model}/`, { ...place, data })).status()).toBe(201)
  }
  return { id, path: `/de/${slug}` }
}
