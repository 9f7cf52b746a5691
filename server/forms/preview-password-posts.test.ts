import { expect, it } from 'vitest'
import { returnedForm } from '@/lib/render-context'
import { fetchResponse } from '../testing/ask'
import { fakePages } from '../testing/fake-pages'
import { startTestSite } from '../testing/site'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Starts a site whose page contains the sent password. */
async function start() {
  const { handler, renders } = fakePages(() => ({
    html: `<p>${returnedForm()?.values.password?.[0] ?? 'nothing'}</p>`,
    isPublic: true,
    tags: ['page:1'],
  }))
  return { ...(await startTestSite({ handler, isBehindCdn: true })), renders }
}

it('renders the page of a key for this request alone, and tells no cache, robot or other site', async () => {
  const { port, cache } = await start()
  for (const path of ['/de/geteilter-entwurf/abc', '/en/shared-draft/abc']) {
    const { headers } = await fetchResponse(port, path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(Object.keys(headers).filter((name) => /^(cache-tag|surrogate|cdn-|etag)/.test(name))).toEqual([])
    expect(cache.findFresh(path)).toBeNull()
  }
})

it('renders the page with the sent password', async () => {
  const { port } = await start()
  const answer = await fetchResponse(port, '/de/geteilter-entwurf/abc', {
    method: 'POST',
    headers: form,
    body: 'password=Gr%C3%BCn+es',
  })
  expect(answer).toMatchObject({ status: 200, text: '<p>Grün es</p>' })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('refuses other and too long bodies', async () => {
  const { port, renders } = await start()
  const post = (body: string, headers: Record<string, string>) =>
    fetchResponse(port, '/de/geteilter-entwurf/abc', { method: 'POST', headers, body })
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post(`password=${'x'.repeat(5000)}`, form)).status).toBe(413)
  expect(renders).toEqual([])
})
