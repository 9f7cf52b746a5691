import { expect, it, vi } from 'vitest'
import { loadArticle } from '@/features/articles/loaders'
import { toFailure } from '@/lib/api/result'
import { ArticleFooter } from './article-footer'

vi.mock('next/headers', () => ({ cookies: async () => 'sessionid=a' }))
vi.mock('@/features/articles/loaders', () => ({ loadArticle: vi.fn() }))
vi.mock('@/lib/api/site', () => ({ readSettings: async () => ({ ok: false }) }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://buehne.example' }) }))

it.each([
  [true, 'https://buehne.example/de/a'],
  [false, null],
])('offers to share an article only if it is public: %s', async (isPublic, address) => {
  vi.mocked(loadArticle).mockImplementation(async (_locale, _id, cookie) =>
    isPublic || cookie
      ? ({ ok: true, value: { url: '/de/a' } } as never)
      : { ok: false, failure: toFailure({ status: 401 }) },
  )
  expect(await ArticleFooter({ id: 1, locale: 'de' })).toMatchObject({ props: { address } })
})
