import { type APIRequestContext, expect } from '@playwright/test'

/** A block of a new page, with its children. */
export interface NewBlock {
  model: string
  data: Record<string, unknown>
  columns?: NewBlock[][]
  children?: NewBlock[]
}

export interface NewPage {
  request: APIRequestContext
  /** What `logIn` returned. */
  headers: Record<string, string>
  slug: string
  locale?: 'de' | 'en'
  blocks?: readonly NewBlock[]
}

/**
 * Makes a page that stands in no menu and is not published. Its slug is of the worker, which is another one for a second try:
 * the first one's page is not in the way. @returns its id and its path
 */
export async function makePage({ request, headers, slug: title, locale = 'de', blocks = [] }: NewPage) {
  const slug = [title, process.env.TEST_WORKER_INDEX].filter(Boolean).join('-')
  const post = (call: string, data: unknown) =>
    request.post(`/${locale}/pageeditor-api/${call}`, { headers, data })
  const created = await post('page/', { parent: null, title, slug })
  expect(created.status()).toBe(201)
  const { id }: { id: number } = await created.json()
  for (const [position, { model, ...block }] of blocks.entries()) {
    const place = { object_id: id, content_type: 'page', locale, parent: null, column: null, position }
    expect((await post(`${model}/`, { ...place, ...block })).status()).toBe(201)
  }
  return { id, path: `/${locale}/${slug}` }
}

/** A text block with one paragraph; `text` may have markup. */
export function paragraph(text: string): NewBlock {
  return { model: 'text', data: { content: `<p>${text}</p>` } }
}
