import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withRenderContext } from '../render-context'
import { read } from './read'
import { installTransport } from './transport'

const schema = z.object({ name: z.string() })

function mockResponse(body: unknown, init: ResponseInit = {}): void {
  installTransport(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
}

describe('read', () => {
  it('returns the parsed data and records the cache tags', async () => {
    mockResponse({ name: 'VBO' }, { headers: { 'Cache-Tag': 'settings, nav:de' } })
    await withRenderContext(async (context) => {
      expect(await read('/de/api/settings/', schema)).toEqual({ ok: true, value: { name: 'VBO' } })
      expect([...context.tags]).toEqual(['settings', 'nav:de'])
    })
  })

  it('requests the path and parameters, with cookies only if given', async () => {
    const requests: Request[] = []
    installTransport(async (request) => {
      requests.push(request)
      return Response.json({ name: 'x' })
    })
    await read('/de/pageeditor-api/page/%C3%BCber', schema, { params: { version_id: '7&draft=1' } })
    await read('/de/pageeditor-api/page/a', schema, { cookie: 'sessionid=abc' })
    expect(requests[0]?.url).toBe('http://localhost:3000/de/pageeditor-api/page/%C3%BCber?version_id=7%26draft%3D1')
    expect(requests[0]?.headers.get('cookie')).toBeNull()
    expect(requests[1]?.headers.get('cookie')).toBe('sessionid=abc')
  })

  it('returns a rejection as a result', async () => {
    mockResponse({ detail: 'Nicht gefunden.' }, { status: 404 })
    const failure = { status: 404, detail: 'Nicht gefunden.' }
    expect(await read('/x', schema)).toMatchObject({ ok: false, failure })
  })

  it('returns and reports a failure of the backend, without the query', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    mockResponse('Traceback (most recent call last)', { status: 500 })
    const failure = { status: 500, detail: null }
    expect(await read('/x?query=Maria', schema)).toMatchObject({ ok: false, failure })
    expect(report).toHaveBeenCalledExactlyOnceWith('The backend fails at /x', new Error('Status 500'))
  })

  it.each([502, 503, 504])('returns 503 for the gateway status %i', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    mockResponse({ detail: 'The service does not answer at present.' }, { status })
    expect(await read('/x', schema)).toMatchObject({ ok: false, failure: { status: 503 } })
  })

  it('returns 503 and reports an unreachable backend', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    installTransport(() => Promise.reject(new Error('ECONNREFUSED')))
    expect(await read('/x', schema)).toMatchObject({ ok: false, failure: { status: 503 } })
    expect(report).toHaveBeenCalledOnce()
  })

  it('waits for an unresponsive backend once per rendering and makes no further requests', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const timeout = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
    const transport = vi.fn(() => new Promise<Response>(() => undefined))
    installTransport(transport)
    const failure = { ok: false, failure: { status: 503 } }
    await withRenderContext(async () => {
      const simultaneousReads = Promise.all([read('/a', schema), read('/b', schema)])
      timeout.abort()
      expect(await simultaneousReads).toMatchObject([failure, failure])
      expect(await read('/c', schema)).toMatchObject(failure)
    })
    expect(transport).toHaveBeenCalledTimes(2)
  })

  it.each([{ name: 7 }, '<html>not JSON</html>', '', null])(
    'returns 502 and reports the invalid response %j',
    async (body) => {
      const report = vi.spyOn(console, 'error').mockImplementation(() => {})
      mockResponse(body)
      expect(await read('/x', schema)).toMatchObject({ ok: false, failure: { status: 502 } })
      expect(report).toHaveBeenCalledOnce()
    },
  )
})
