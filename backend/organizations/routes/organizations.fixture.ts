import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import {
  type OrganizationDraft,
  organizationDraftSchema,
  organizationListSchema,
} from '@/lib/contract/organization'
import type { TestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

/** An editor who writes organizations; before each test there are none. */
export function startOrganizations(backend: TestBackend) {
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
  async function write(method: string, path: string, body: unknown): Promise<OrganizationDraft> {
    const answer = await call(method, path, body)
    const sent: unknown = await answer.json()
    expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
    return organizationDraftSchema.parse(sent)
  }
  /** Makes an organization, by default a theater in Chemnitz. */
  const make = (title: string, own: Record<string, unknown> = {}) =>
    write('POST', 'organizations/', {
      title,
      category: 'theater',
      place: 'Chemnitz',
      region: 'DE-SN',
      ...own,
    })
  async function publish(id: number, locale = 'de'): Promise<void> {
    await ready().in(locale).page('POST', `page/${id}/publish/`, {})
  }
  async function list(query = '') {
    const answer = await backend.get(`/de/api/organizations/${query}`)
    expect(answer.status).toBe(200)
    return organizationListSchema.parse(await answer.json())
  }
  return {
    call,
    write,
    make,
    publish,
    get editor() {
      return ready()
    },
    async makePublished(title: string, own: Record<string, unknown> = {}): Promise<OrganizationDraft> {
      const organization = await make(title, own)
      await publish(organization.id)
      return organization
    },
    /** What everybody reads of the list. */
    list,
    titles: async (query = '') => (await list(query)).results.map(({ title }) => title),
  }
}
