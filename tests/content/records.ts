import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { z } from 'zod'
import type { TestBackend } from '../backend-app'
import { TestEditor } from './page-editor'

interface RecordCalls<Draft extends z.ZodType, List extends z.ZodType> {
  /** The path before the id. */
  folder: string
  draft: Draft
  list: List
}

/** Logs in an editor of records, and deletes all records before each test. */
export function startRecords<Draft extends z.ZodType<{ id: number }>, List extends z.ZodType>(
  backend: TestBackend,
  { folder, draft, list }: RecordCalls<Draft, List>,
) {
  const editor = TestEditor.logInBeforeAll(backend)
  beforeEach(() => backend.services.db.execute(sql`DELETE FROM pages WHERE content_type <> 'page'`))

  const call = (method: string, path: string, body?: unknown) => editor.browser.call(method, `/de/api/${path}`, body)
  async function write(method: string, path: string, body: unknown): Promise<z.output<Draft>> {
    const response = await call(method, path, body)
    const data: unknown = await response.json()
    expect([200, 201], JSON.stringify(data)).toContain(response.status)
    return draft.parse(data)
  }
  const make = (body: Record<string, unknown>) => write('POST', `${folder}/`, body)
  async function publish(id: number, locale = 'de'): Promise<void> {
    await editor.in(locale).page('POST', `page/${id}/publish/`, {})
  }
  return {
    call,
    write,
    make,
    publish,
    editor,
    async makePublished(body: Record<string, unknown>): Promise<z.output<Draft>> {
      const record = await make(body)
      await publish(record.id)
      return record
    },
    /** Loads the list as visitors see it. */
    async list(query = '', path = folder): Promise<z.output<List>> {
      const response = await backend.get(`/de/api/${path}/${query}`)
      expect(response.status).toBe(200)
      return list.parse(await response.json())
    },
  }
}
