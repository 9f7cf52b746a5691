import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { type EventDraft, eventDraftSchema, eventListSchema } from '@/lib/contract/event'
import type { TestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

/** An editor who writes events; before each test there are none. */
export function startEvents(backend: TestBackend) {
  let editor: TestEditor | undefined
  let count = 0
  beforeAll(async () => {
    editor = await TestEditor.logIn(backend)
  })
  beforeEach(() => backend.services.db.execute(sql`DELETE FROM pages WHERE content_type = 'event'`))

  function ready(): TestEditor {
    if (!editor) throw new Error('The editor logs in before the tests.')
    return editor
  }
  const call = (method: string, path: string, body?: unknown) =>
    ready().browser.call(method, `/de/api/${path}`, body)
  async function write(method: string, path: string, body: unknown): Promise<EventDraft> {
    const answer = await call(method, path, body)
    const sent: unknown = await answer.json()
    expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
    return eventDraftSchema.parse(sent)
  }
  /** Makes an event, by default of two hours on February 1, 2027. */
  function make(own: Record<string, unknown> = {}): Promise<EventDraft> {
    count += 1
    return write('POST', 'events/', {
      title: `Termin ${count}`,
      start: '2027-02-01T18:00:00+01:00',
      end: '2027-02-01T20:00:00+01:00',
      ...own,
    })
  }
  async function publish(id: number, locale = 'de'): Promise<void> {
    await ready().in(locale).page('POST', `page/${id}/publish/`, {})
  }
  return {
    call,
    write,
    make,
    publish,
    get editor() {
      return ready()
    },
    async makePublished(own: Record<string, unknown> = {}): Promise<EventDraft> {
      const event = await make(own)
      await publish(event.id)
      return event
    },
    /** What everybody reads of the list. */
    async list(query = '') {
      const answer = await backend.get(`/de/api/events/${query}`)
      expect(answer.status).toBe(200)
      return eventListSchema.parse(await answer.json())
    },
  }
}
