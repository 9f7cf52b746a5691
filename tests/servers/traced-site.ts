import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { guardPort } from '@/backend/platform/http/guards/port-guard'
import { createHttpTransport } from '@/server/calls/http-transport'
import { createTracedTransport } from '@/server/observation/trace-calls'
import { createFakePages } from '@/server/testing/fake-pages'
import { fetchResponse } from '@/server/testing/fetch-response'
import { startTestSite } from '@/server/testing/site'

interface TracedSite {
  /** Requests a path of the site and reads the whole response. */
  visit(path: string, headers?: Record<string, string>): Promise<{ status: number }>
  close(): Promise<void>
}

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * Starts the site with a backend on a separate port, over real connections. Next is replaced: a
 * page only requests its path from the backend.
 */
export async function openTracedSite(fetch: Fetch, log: Logger): Promise<TracedSite> {
  const token = 'a token of the site and its backend'
  const backend = serve({
    fetch: guardPort(async (request) => fetch(request), token, log),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server
  if (!backend.listening) await once(backend, 'listening')
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const transport = createHttpTransport({ backendUrl, siteUrl: 'http://buehne.example', token })
  const calls = createTracedTransport(transport)
  const { handler } = createFakePages(async (request) => {
    const [, locale, path] = String(request.url).split('/')
    await calls(new Request(`http://buehne.example/${locale}/pageeditor-api/page/${path}/`))
    return { html: '<p>page</p>' }
  })
  const site = await startTestSite({ transport, handler, log })
  return {
    visit: (path, headers = {}) => fetchResponse(site.port, path, { headers }),
    async close() {
      transport.close()
      backend.closeAllConnections()
      await new Promise((resolve) => backend.close(resolve))
    },
  }
}
