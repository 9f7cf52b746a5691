import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { z } from 'zod'
import type { TestBackend } from '../backend-app'
import { TestEditor } from './page-editor'

interface RecordCalls<Draft extends z.ZodType, List extends z.ZodType> {
  /** The part of the address before the id. */
  folder: string
  draft: Draft
  list: List
}

/** An editor who writes records; before each test there are none. */
export function startRecords<Draft extends z.ZodType<{ id: number }>, List extends z.ZodType>(
  backend: TestBackend,
  { folder, draft, list }: RecordCalls<Draft, List>,
) {
  let editor: TestEditor | undefined
  beforeAll(async () => {
    editor = await TestEditor.logIn(backend)
  })
  beforeEach(() => backend.services.db.execute(sql`DELETE FROM pages WHERE content_type <> 'page'`))

  function ready(): TestEditor {
    if (!editor) throw new Error('The editor logs in before the tests.')
    return editor
  }
  const call = (method: string, path: string, body?: unknown) =>
    ready().browser.call(method, `/de/api/${path}`, body)
  async function write(method: string, path: string, body: unknown): Promise<z.output<Draft>> {
    const answer = await call(method, path, body)
    const sent: unknown = await answer.json()
    expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
    return draft.parse(sent)
  }
  const make = (body: Record<string, unknown>) => write('POST', `${folder}/`, body)
  async function publish(id: number, locale = 'de'): Promise<void> {
    await ready().in(locale).page('POST', `page/${id}/publish/`, {})
  }
  return {
    call,
    write,
    make,
    publish,
    /** The editor, from the first test on. */
    editor: ready,
    async makePublished(body: Record<string, unknown>): Promise<z.output<Draft>> {
      const made = await make(body)
      await publish(made.id)
      return made
    },
    /** What everybody reads of the list. */
    async list(query = '', path = folder): Promise<z.output<List>> {
      const answer = await backend.get(`/de/api/${path}/${query}`)
      expect(answer.status).toBe(200)
      return list.parse(await answer.json())
    },
  }
}
