import { beforeAll, expect, it } from 'vitest'
import { loadDemo } from '@/demo/load'
import { searchOverviewSchema } from '@/lib/contract/site/search'
import { startTestBackend } from '@/tests/backend-app'
import { heldBackQueries } from './held-back-queries.fixture'
import { qualityQueries } from './quality-queries.fixture'
import type { SearchCase } from './search-case.fixture'

const backend = startTestBackend()

beforeAll(async () => {
  const { services } = backend
  await loadDemo({ ...services, env: { ...services.env, DEMO_PASSWORD: 'vorgegebenes Wort' } })
}, 120_000)

/** Returns the first content page and the first other entry; visitors see both at the top. */
async function searchFirstTitles({ locale = 'de', query }: SearchCase): Promise<string[]> {
  const answer = await backend.get(`/${locale}/api/search/?query=${encodeURIComponent(query)}`)
  const { pages, others } = searchOverviewSchema.parse(await answer.json())
  return [pages, others].flatMap(({ results: [hit] }) =>
    hit ? [hit.title.map(({ text }) => text).join('')] : [],
  )
}

async function listFailures(cases: readonly SearchCase[]): Promise<string[]> {
  const failed: string[] = []
  for (const searchCase of cases) {
    const titles = await searchFirstTitles(searchCase)
    const isRight = searchCase.first.some((expectation) =>
      titles.some((title) =>
        typeof expectation === 'string' ? title === expectation : expectation.test(title),
      ),
    )
    if (!isRight) failed.push(`${searchCase.query}: ${titles.join(' / ')}`)
  }
  return failed
}

it('finds the expected page first for 60 queries', async () => {
  expect(qualityQueries).toHaveLength(60)
  expect(await listFailures(qualityQueries)).toEqual([])
}, 120_000)

it('finds the expected page first for at least 26 of 30 queries that were not used for tuning', async () => {
  expect(heldBackQueries).toHaveLength(30)
  const failed = await listFailures(heldBackQueries)
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(4)
}, 120_000)
