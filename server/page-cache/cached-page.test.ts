import { describe, expect, it } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { createFakePages } from '../testing/fake-pages'
import { fetchResponse, type ReceivedResponse, sendRaw } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

const headers = { 'accept-encoding': 'br', cookie: 'cc_cookie=a; csrftoken=b; authenticated=true' }

/** A page that is long enough to be compressed. */
const createPages = () =>
  createFakePages((request) => ({
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
    const unchanged = await fetchResponse(site.port, '/de/a', { headers: { ...headers, 'if-none-match': etag } })
    expect([unchanged.status, unchanged.headers]).toMatchObject([304, { etag, 'x-frame-options': 'DENY' }])
  })

  it('has equal heads with different ids, in the order of pipelined requests', async () => {
    const site = await startTestSite({ handler: createPages().handler, trustedProxies: ['127.0.0.1'] })
    await fetchCached(site.port, '/de/a')
    const toRequest = (headers: string) => `GET /de/a HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n${headers}\r\n`
    const idFromProxy = 'X-Request-Id: Request-Id\r\n'
    const requests = [idFromProxy, '', '', 'If-None-Match: *\r\n', 'Connection: close\r\n'].map(toRequest)
    const received = await sendRaw(site.port, requests.join(''))
    const heads = received.split('HTTP/1.1 ').flatMap((response) => response.split('\r\n\r\n', 1))
    expect(heads.map((head) => head.slice(0, 3))).toEqual(['', '200', '200', '200', '304', '200'])
    expect(heads.map((head) => head.includes('keep-alive'))).toEqual([false, true, true, true, true, false])
    expect(new Set(received.match(/X-Request-Id: [\w-]+\r/g)).size).toBe(5)
    const [, ...pageHeads] = heads.map((head) => head.replace(/(?<=X-Request-Id: |Date: ).+/g, ''))
    expect(pageHeads.slice(1, 3)).toEqual([pageHeads[0], pageHeads[0]])
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
    const body = await fetchResponse(site.port, '/de/a', { headers: { ...headers, 'content-length': '1' }, body: 'x' })
    expect(body.status).toBe(400)
    announceTags(['page:/de/a'])
    await fetchResponse(site.port, '/de/a', { headers })
    expect(renders).toHaveLength(3)
  })
})
