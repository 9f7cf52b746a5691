import { serve } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { guardPort } from '@/backend/platform/http/guards/port-guard'
import { silentLog } from '@/tests/databases'
import { findFreePort } from '@/tests/servers/free-port'
import { checkBackend } from './check-backend'

const [token, otherToken] = ['a'.repeat(32), 'b'.repeat(32)]

async function startBackend(backendToken: string | undefined, status = 200): Promise<string> {
  const fetch = guardPort(async () => new Response(null, { status }), backendToken, silentLog)
  const port = await findFreePort()
  const server = serve({ fetch, port, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}

it.each([
  ['good', 'the same token', token, token],
  ['good', 'no token', undefined, undefined],
  ['error', 'another token', otherToken, token],
  ['error', 'a token that the site lacks', token, undefined],
  ['warning', 'no token, unlike the site', undefined, token],
])('reports level %s for a backend with %s', async (level, _tokens, backendToken, siteToken) => {
  const url = await startBackend(backendToken)
  expect(await checkBackend(url, siteToken)).toEqual([expect.objectContaining({ level, subject: 'BACKEND_URL' })])
})

it('reports a failing backend', async () => {
  const [finding] = await checkBackend(await startBackend(token, 500), token)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('(500)') })
})
