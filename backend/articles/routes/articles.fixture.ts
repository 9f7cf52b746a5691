import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { articleCategories, articleTags } from '@/backend/db/schema/articles'
import { type ArticleDraft, articleDraftSchema, articleListSchema } from '@/lib/contract/article'
import type { TestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

/** An editor who writes articles; before each test there are none, but for two categories of the debate, one of the press, and a tag. */
export function startArticles(backend: TestBackend) {
  let editor: TestEditor | undefined
  const ids = { categories: [] as number[], tag: 0 }
  let count = 0
  beforeAll(async () => {
    editor = await TestEditor.logIn(backend)
    const { db } = backend.services
    const rows = await db
      .insert(articleCategories)
      .values([
        { section: 'debate', slug: 'publikum', title: { de: 'Publikum', en: 'Audience' }, position: 1 },
        { section: 'debate', slug: 'arbeit', title: { de: 'Arbeit', en: 'Work' }, position: 0 },
        { section: 'press', slug: 'tarif', title: { de: 'Tarif', en: 'Agreements' } },
      ])
      .returning({ id: articleCategories.id })
    ids.categories = rows.map(({ id }) => id)
    const tags = await db
      .insert(articleTags)
      .values({ slug: 'probe', title: { de: 'Probe', en: 'Rehearsal' } })
      .returning({ id: articleTags.id })
    ids.tag = tags[0]?.id ?? 0
  })
  beforeEach(() => backend.services.db.execute(sql`DELETE FROM pages WHERE content_type <> 'page'`))

  function ready(): TestEditor {
    if (!editor) throw new Error('The editor logs in before the tests.')
    return editor
  }
  const call = (method: string, path: string, body?: unknown) =>
    ready().browser.call(method, `/de/api/${path}`, body)
  async function write(method: string, path: string, body: unknown): Promise<ArticleDraft> {
    const answer = await call(method, path, body)
    const sent: unknown = await answer.json()
    expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
    return articleDraftSchema.parse(sent)
  }
  /** Makes an article, by default of February 1, 2026. */
  function make(own: Record<string, unknown> = {}): Promise<ArticleDraft> {
    count += 1
    return write('POST', 'articles/', {
      title: `Beitrag ${count}`,
      date: '2026-02-01T12:00:00+01:00',
      ...own,
    })
  }
  async function publish(id: number, locale = 'de'): Promise<void> {
    await ready().in(locale).page('POST', `page/${id}/publish/`, {})
  }
  return {
    ids,
    call,
    write,
    make,
    publish,
    get editor() {
      return ready()
    },
    async makePublished(own: Record<string, unknown> = {}): Promise<ArticleDraft> {
      const article = await make(own)
      await publish(article.id)
      return article
    },
    /** What everybody reads of the list. */
    async list(query = '', path = 'articles') {
      const answer = await backend.get(`/de/api/${path}/${query}`)
      expect(answer.status).toBe(200)
      return articleListSchema.parse(await answer.json())
    },
  }
}
