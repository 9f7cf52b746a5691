import { expect, it } from 'vitest'
import { startTestBackend } from '@/tests/backend-app'
import { startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { makePublished, readBoard } = startJobs(backend)

it.each([
  ['of long sentences', `<p>${'Wir suchen. '.repeat(40)}</p>`],
  ['of many short items with collapsed spaces', `<ul>${'<li>a</li>'.repeat(120)}</ul>`],
])('ends the excerpt of a description %s with an ellipsis', async (_what, description) => {
  await makePublished({ description })
  const [teaser] = (await readBoard()).results
  expect(teaser?.excerpt).toMatch(/[a-z.] …$/)
  expect(teaser?.excerpt.length).toBeLessThanOrEqual(242)
})

it('returns a short description as its excerpt', async () => {
  await makePublished({ description: '<p>Wir suchen <b>Sie</b>.</p>' })
  expect((await readBoard()).results[0]?.excerpt).toBe('Wir suchen Sie.')
})
