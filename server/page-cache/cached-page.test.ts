import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { fakePages } from '../testing/fake-pages'
import { fetchResponse, type ReceivedResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const headers = { 'accept-encoding': 'br', cookie: 'cc_cookie=a; csrftoken=b; authenticated=true' }

/** A page that is long enough to be compressed. */
const createPages = () =>
  fakePages((request) => ({
    html: `<html lang="de"><p>${'Vorhang auf '.repeat(100)} ${request.url}</p></html>`,
    tags: [`page:${request.url}`],
  }))

/** Empties the headers that differ in each response. */
const removeVaryingHeaders = ({ headers: received, ...response }: ReceivedResponse) => ({
  ...response,
  headers: { ...received, date: '', 'x-request-id': '' },
})

/** Requests a page until its response has the best quality and comes from the fast path. */
async function fetchCached(port: number, path: string): Promise<ReceivedResponse> {
  const isBest = ({ headers: received }: ReceivedResponse) => String(received.etag).includes('-best')
  let response = await fetchResponse(port, path, { headers })
  while (!isBest(response)) response = await fetchResponse(port, path, { headers })
  return await fetchResponse(port, path, { headers })
}

describe('a page on the fast path', () => {
  it('has the same headers and body as from the router', async () => {
    const site = await startTestSite({ handler: createPages().handler })
    const response = await fetchCached(site.port, '/de/a')
    // With an ignored parameter, the router handles the request for the same page.
    const routed = await fetchResponse(site.port, '/de/a?utm_source=x', { headers })
    expect(removeVaryingHeaders(response)).toEqual(removeVaryingHeaders(routed))
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    const etag = String(response.headers.etag)
    const unchanged = await fetchResponse(site.port, '/de/a', {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect([unchanged.status, unchanged.headers]).toMatchObject([304, { etag, 'x-frame-options': 'DENY' }])
  })

  it('is left to the router for editors, several hosts, bodies and after a change', async () => {
    const { handler, renders } = createPages()
    const site = await startTestSite({ handler, mayBypass: async () => true })
    await fetchCached(site.port, '/de/a')
    expect(renders).toHaveLength(1)
    const editor = await fetchResponse(site.port, '/de/a', {
      headers: { ...headers, cookie: 'editor=de; sessionid=x' },
    })
    expect(editor.headers['cache-control']).toContain('no-store')
    expect(renders).toHaveLength(2)
    const body = await fetchResponse(site.port, '/de/a', {
      headers: { ...headers, 'content-length': '1' },
      body: 'x',
    })
    expect(body.status).toBe(400)
    announceTags(['page:/de/a'])
    await fetchResponse(site.port, '/de/a', { headers })
    expect(renders).toHaveLength(3)
  })
})
