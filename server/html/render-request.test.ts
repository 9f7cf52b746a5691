import { expect, it } from 'vitest'
import { requestedPathHeader } from '@/lib/render-headers'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

it.each([
  ['/de//kalender/', '/de/kalender/', '/de//kalender/'],
  ['/de///?next=//a', '/de/', '/de///'],
  ['/de/downloads?category=//a', '/de/downloads?category=%2F%2Fa', '/de/downloads'],
])('requests %s as %s, and the middleware gets the original path', async (target, url, path) => {
  const { handler, renders } = createFakePages(() => ({ html: '<p>a</p>' }))
  const { port } = await startTestSite({ handler })
  await fetchResponse(port, target, { headers: { [requestedPathHeader]: '/de/account' } })
  expect(renders[0]?.url).toBe(url)
  expect(renders[0]?.headers[requestedPathHeader]).toBe(path)
})
