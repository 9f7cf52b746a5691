import { beforeAll } from 'vitest'
import { articleCategories, articleTags } from '@/backend/platform/db/schema/content/articles'
import { articleDraftSchema, articleListSchema } from '@/lib/contract/pages/article'
import type { TestBackend } from '@/tests/backend-app'
import { startRecords } from '@/tests/content/records'

/**
 * Creates two categories of the debate, one category of the press, and a tag. Clears the articles
 * before each test. The returned `make` dates articles February 1, 2026, by default.
 */
export function startArticles(backend: TestBackend) {
  const records = startRecords(backend, { folder: 'articles', draft: articleDraftSchema, list: articleListSchema })
  const ids = { categories: [] as number[], tag: 0 }
  let count = 0
  beforeAll(async () => {
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

  function toValues(values: Record<string, unknown>) {
    count += 1
    return { title: `Beitrag ${count}`, date: '2026-02-01T12:00:00+01:00', ...values }
  }
  return {
    ...records,
    ids,
    make: (values: Record<string, unknown> = {}) => records.make(toValues(values)),
    makePublished: (values: Record<string, unknown> = {}) => records.makePublished(toValues(values)),
  }
}
