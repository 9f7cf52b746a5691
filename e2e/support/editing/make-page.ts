import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { logIn } from '../log-in'

/** A block of a new page, with its children. */
export interface NewBlock {
  model: string
  data: Record<string, unknown>
  columns?: NewBlock[][]
  children?: NewBlock[]
}

export interface NewPage {
  request: APIRequestContext
  /** The result of `logIn`. */
  headers: Record<string, string>
  slug: string
  locale?: 'de' | 'en'
  blocks?: readonly NewBlock[]
}

/**
 * Creates an unpublished page outside of all menus. Its slug contains the number of the worker,
 * which changes for a retry, so that pages of the first attempt do not conflict.
 * @returns its id and path
 */
export async function makePage({ request, headers, slug: title, locale = 'de', blocks = [] }: NewPage) {
  const slug = [title, process.env.TEST_WORKER_INDEX].filter(Boolean).join('-')
  const post = (call: string, data: unknown) => request.post(`/${locale}/pageeditor-api/${call}`, { headers, data })
  const created = await post('page/', { parent: null, title, slug })
  expect(created.status()).toBe(201)
  const { id }: { id: number } = await created.json()
  for (const [position, { model, ...block }] of blocks.entries()) {
    const place = { object_id: id, content_type: 'page', locale, parent: null, column: null, position }
    expect((await post(`${model}/`, { ...place, ...block })).status()).toBe(201)
  }
  return { id, path: `/${locale}/${slug}` }
}

/**
 * Logs in as an editor, creates a page and opens it in the editor.
 * @returns its id and path, and the headers of changes
 */
export async function openNewPage(page: Page, newPage: Omit<NewPage, 'request' | 'headers'>) {
  const headers = await logIn(page, 'editor')
  const created = await makePage({ request: page.request, headers, ...newPage })
  await page.goto(`${created.path}?edit`)
  return { ...created, headers }
}

/** A text block with one paragraph; `text` may have markup. */
export function paragraph(text: string): NewBlock {
  return { model: 'text', data: { content: `<p>${text}</p>` } }
}
