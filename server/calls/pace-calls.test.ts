import { describe, expect, it } from 'vitest'
import { deferred } from '@/tests/deferred'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const visitor = '127.0.1.1'
const flooder = '127.0.0.2'

/** Sends 120 calls while a visitor reads pages and returns how many reached the backend by then. */
async function countCallsBeforePage(path: string): Promise<number> {
  let count = 0
  const burst = deferred<void>()
  const { handler } = createFakePages(() => ({ html: '<p>page</p>' }))
  const { port } = await startTestSite({
    handler,
    transport: async () => {
      count += 1
      if (count === 50) burst.resolve()
      return new Response('{}')
    },
  })
  const visit = () => fetchResponse(port, '/de/', { localAddress: visitor })
  await visit()
  const visits = setInterval(() => void visit(), 100)
  const calls = Array.from({ length: 120 }, () => fetchResponse(port, path, { localAddress: flooder }))
  await burst.promise
  await visit()
  const callsBefore = count
  clearInterval(visits)
  const responses = await Promise.all(calls)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  return callsBefore
}

describe('calls of a client with many requests', () => {
  it.each(['/de/api/settings/', '/de/debatte.rss', '/de/kalender.ics'])(
    'are mostly sent after the page request of another client: %s',
    async (path) => {
      expect(await countCallsBeforePage(path)).toBeLessThan(100)
    },
  )
})
