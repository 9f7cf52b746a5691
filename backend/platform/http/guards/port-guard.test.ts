import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { silentLog } from '@/tests/databases'
import { guardPort } from './port-guard'

const token = 'a-secret-of-the-site-0123456789-abcdef'
const forgeries = [{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }] as const

/** A guarded port with a backend that echoes the request. */
async function listen(token: string | undefined) {
  const fetchCallback = guardPort(
    async (request) => {
      const headers = Object.fromEntries(request.headers)
      return Response.json({ path: new URL(request.url).pathname, headers, body: await request.text() })
    },
    token,
    silentLog,
  )
  const server = serve({ fetch: fetchCallback, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string>, body?: string) => {
    const init = body === undefined ? { headers } : { headers, body, method: 'POST' }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return { status: response.status, body: await response.json() }
  }
}

describe('with a token', () => {
  it('trusts the forwarding headers of a call with the token and removes the token', async () => {
    const ask = await listen(token)
    const headers = { ...forgeries[0], 'x-request-id': 'abc', 'x-backend-token': token }
    const response = await ask('/internal/tags/', headers, 'ü')
    expect(response).toMatchObject({ status: 200, body: { path: '/internal/tags/', body: 'ü' } })
    expect(response.body.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'abc' })
    expect(response.body.headers).not.toHaveProperty('x-backend-token')
  })

  it.each(forgeries)('rejects forwarding headers without the token: %j', async (headers) => {
    const ask = await listen(token)
    expect(await ask('/api/a/', headers)).toMatchObject({ status: 403, body: { detail: expect.any(String) } })
    expect((await ask('/api/a/', headers, 'a'.repeat(300_000))).status).toBe(403)
  })

  it.each(['', 'wrong', `${token}x`, token.slice(0, -1)])('rejects a wrong token: %j', async (wrongToken) => {
    expect((await (await listen(token))('/api/a/', { 'x-backend-token': wrongToken })).status).toBe(403)
  })

  it('uses the connection address of a call without token and headers, and rejects internal paths', async () => {
    const ask = await listen(token)
    const forgedHeaders = { 'x-request-id': 'chosen', 'x-backend-visitor': '203.0.113.9' }
    const response = await ask('/api/a/', { ...forgedHeaders, 'x-real-ip': '203.0.113.9' })
    expect(response.body.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(JSON.stringify(response.body)).not.toMatch(/203\.0\.113\.9|chosen/)
    expect((await ask('/internal/tags/', {})).status).toBe(403)
  })
})

describe('without a token', () => {
  it('trusts no forwarding header and rejects internal paths', async () => {
    const ask = await listen(undefined)
    const response = await ask('/api/a/', { ...forgeries[0], ...forgeries[1], 'x-backend-token': token }, 'ü')
    expect(response).toMatchObject({ status: 200, body: { body: 'ü', headers: { 'x-forwarded-for': '127.0.0.1' } } })
    expect(JSON.stringify(response.body)).not.toMatch(/203\.0\.113\.9|secret/)
    expect((await ask('/internal/tags/', { 'x-backend-token': token })).status).toBe(403)
  })
})
