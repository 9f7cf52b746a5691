import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '@/backend/app'
import { createLog } from '@/lib/node/log'
import { collectLines } from '@/lib/node/log.fixture'
import { startTestBackend } from '@/tests/backend-app'
import { silentLog } from '@/tests/databases'
import { startSiteWithBackend } from '@/tests/servers/site-with-backend'
import { getRequestId, runWithSource } from '../../access/request-source'
import { guardPort } from '../guards/port-guard'

const backend = startTestBackend()
const token = 'a-secret-of-the-site-0123456789-abcdef'

function openLog(requestId?: () => string | undefined) {
  const { lines, destination } = collectLines()
  return { lines, log: createLog({ LOG_LEVEL: 'info' }, { destination, ...(requestId && { requestId }) }) }
}

/** Starts a stand-alone backend. @returns its address */
async function listen(app: ReturnType<typeof createApp>) {
  const handle = async (request: Request) => app.fetch(request)
  const server = serve({ fetch: guardPort(handle, token, silentLog), port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  if (!server.listening) await once(server, 'listening')
  return { backendUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token }
}

/** More than are rendered concurrently, so that some wait for others. */
const pages = Array.from({ length: 12 }, (_, index) => `/de/page-${index}`)

it.each(['in the same process', 'on a separate port'])(
  'a page and the call that it makes to a backend %s have the same id in the log',
  async (place) => {
    const site = openLog()
    const calls = openLog(place === 'in the same process' ? undefined : getRequestId)
    const app = createApp({ ...backend.services, log: calls.log })
    const before = place === 'in the same process' ? async (request: Request) => app.fetch(request) : await listen(app)
    const { port } = await startSiteWithBackend(before, site.log)
    const responses = await Promise.all(pages.map(async (path) => fetch(`http://127.0.0.1:${port}${path}`)))
    await expect.poll(() => site.lines.length).toBe(pages.length)
    expect(site.lines.map(({ path, page }) => [path, page]).sort()).toEqual(
      pages.map((path) => [path, 'rendered']).sort(),
    )
    const settings = calls.lines.filter(({ route }) => route === '/:locale/api/settings')
    const ids = (lines: typeof site.lines) => lines.map(({ requestId }) => String(requestId)).sort()
    expect(new Set(ids(site.lines)).size).toBe(pages.length)
    expect(ids(settings)).toEqual(ids(site.lines))
    expect(responses.map(({ headers }) => String(headers.get('x-request-id'))).sort()).toEqual(ids(site.lines))
  },
)

it('is in the log of a stand-alone backend, and absent from its background work', () => {
  const { log, lines } = openLog(getRequestId)
  runWithSource({ network: '', requestId: 'a1b2c3d4' }, () => log.warn('Within a request'))
  log.warn('By itself')
  expect(lines.map(({ requestId }) => requestId)).toEqual(['a1b2c3d4', undefined])
})
