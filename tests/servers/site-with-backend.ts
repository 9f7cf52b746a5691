import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { read } from '@/lib/api/read'
import { installTransport, type Transport } from '@/lib/api/transport'
import { createHttpTransport } from '@/server/calls/http-transport'
import { createFakePages } from '@/server/testing/fake-pages'
import { startTestSite, type TestSite } from '@/server/testing/site'

const siteUrl = 'http://buehne.example'

/** A backend in this process, or one at an address with a shared token. */
type Backend = Transport | { backendUrl: string; token: string }

/**
 * Starts the site with a backend. Each page loads the settings and shows the status of the
 * response.
 */
export async function startSiteWithBackend(backend: Backend, log: Logger): Promise<TestSite> {
  const transport = typeof backend === 'function' ? backend : createTransport(backend)
  installTransport(transport)
  const { handler } = createFakePages(async () => {
    const settings = await read('/de/api/settings/', z.unknown())
    return { html: `<p>${settings.ok ? 200 : settings.failure.status}</p>` }
  })
  return startTestSite({ transport, handler, log, siteUrl })
}

function createTransport(backend: { backendUrl: string; token: string }): Transport {
  const transport = createHttpTransport({ ...backend, siteUrl })
  onTestFinished(() => transport.close())
  return transport
}
