import { expect, it } from 'vitest'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { previewPasswordHeader } from '@/lib/contract/pages/preview-link'
import { findReturnedForm } from '@/lib/render-context'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Starts a site whose page contains the sent password. */
async function start() {
  const { handler, renders } = createFakePages(() => ({
    html: `<p>${findReturnedForm()?.values.password?.[0] ?? 'nothing'}</p>`,
    isPublic: true,
    tags: ['page:1'],
  }))
  return { ...(await startTestSite({ handler, isBehindCdn: true })), renders }
}

it('renders the page of a key for each request, and keeps it from caches, robots and other sites', async () => {
  const { port, cache } = await start()
  for (const path of ['/de/geteilter-entwurf/abc', '/en/shared-draft/abc']) {
    const { headers } = await fetchResponse(port, path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(Object.keys(headers).filter((name) => /^(cache-tag|surrogate|cdn-|etag)/.test(name))).toEqual([])
    expect(cache.findFresh(path)).toBeNull()
  }
})

it('renders the page with the sent password', async () => {
  const { port } = await start()
  const response = await fetchResponse(port, '/de/geteilter-entwurf/abc', {
    method: 'POST',
    headers: form,
    body: 'password=Gr%C3%BCn+es',
  })
  expect(response).toMatchObject({ status: 200, text: '<p>Grün es</p>' })
  expect(response.headers['cache-control']).toBe('private, no-store')
})

it('sends a comment with the key and the password but no login, and renders the page with its problems', async () => {
  const calls: { request: Request; body: unknown }[] = []
  const { handler } = createFakePages(() => ({
    html: JSON.stringify(findReturnedForm()?.problems),
    isPublic: true,
    tags: ['page:1'],
  }))
  const responses = [new Response(null, { status: 204 }), Response.json({ name: ['Fehlt.'] }, { status: 400 })]
  const { port } = await startTestSite({
    handler,
    async transport(request) {
      calls.push({ request, body: await request.json() })
      return responses.shift() ?? new Response(null, { status: 429 })
    },
  })
  const post = () =>
    fetchResponse(port, '/de/geteilter-entwurf/abc', {
      method: 'POST',
      headers: { ...form, cookie: 'sessionid=expired', 'accept-encoding': 'br' },
      body: 'password=Gr%C3%BCn&name=Ada&text=Gut',
    })
  expect(await post()).toMatchObject({ status: 200, text: '{}' })
  expect((await post()).text).toBe('{"name":"Fehlt."}')
  expect((await post()).text).toBe('{"non_field_errors":"too_many_attempts"}')
  const [call] = calls
  expect(call).toMatchObject({
    request: { method: 'POST', url: expect.stringMatching(/\/de\/api\/preview\/comments\/$/) },
    body: { name: 'Ada', text: 'Gut' },
  })
  expect(call?.request.headers.get(mailedKeyHeader)).toBe('abc')
  expect(call?.request.headers.get('cookie')).toBeNull()
  expect(call?.request.headers.get('accept-encoding')).toBe('identity')
  expect(call?.request.headers.get(previewPasswordHeader)).toBe('Gr%C3%BCn')
})

it('rejects bodies of other types and bodies that are too long', async () => {
  const { port, renders } = await start()
  const post = (body: string, headers: Record<string, string>) =>
    fetchResponse(port, '/de/geteilter-entwurf/abc', { method: 'POST', headers, body })
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect(renders).toEqual([])
  expect((await post(`text=${'x'.repeat(40_000)}`, form)).text).toBe('<p>nothing</p>')
})
