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

/** The first of the content pages and the first of everything else: a visitor sees both at the top. */
async function firstOf({ locale = 'de', query }: SearchCase): Promise<string[]> {
  const answer = await backend.get(`/${locale}/api/search/?query=${encodeURIComponent(query)}`)
  const { pages, others } = searchOverviewSchema.parse(await answer.json())
  return [pages, others].flatMap(({ results: [hit] }) =>
    hit ? [hit.title.map(({ text }) => text).join('')] : [],
  )
}

async function failing(cases: readonly SearchCase[]): Promise<string[]> {
  const failed: string[] = []
  for (const one of cases) {
    const titles = await firstOf(one)
    const isRight = one.first.some((wanted) =>
      titles.some((title) => (typeof wanted === 'string' ? title === wanted : wanted.test(title))),
    )
    if (!isRight) failed.push(`${one.query}: ${titles.join(' / ')}`)
  }
  return failed
}

it('sixty queries find first what they are about', async () => {
  expect(qualityQueries).toHaveLength(60)
  expect(await failing(qualityQueries)).toEqual([])
}, 120_000)

it('of thirty queries that nothing was tuned on, at least 26 do', async () => {
  expect(heldBackQueries).toHaveLength(30)
  const failed = await failing(heldBackQueries)
  expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(4)
}, 120_000)
