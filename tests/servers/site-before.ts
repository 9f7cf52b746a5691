import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { read } from '@/lib/api/read'
import { installTransport, type Transport } from '@/lib/api/transport'
import { createHttpTransport } from '@/server/calls/http-transport'
import { fakePages } from '@/server/testing/fake-pages'
import { startTestSite, type TestSite } from '@/server/testing/site'

const siteUrl = 'http://buehne.example'

/** A backend in this process, or one at an address with the token that both know. */
type Backend = Transport | { backendUrl: string; token: string }

/** Starts the site in front of a backend; each of its pages asks it for the settings and shows the status that came. */
export async function startSiteBefore(backend: Backend, log: Logger): Promise<TestSite> {
  const transport = typeof backend === 'function' ? backend : overHttp(backend)
  installTransport(transport)
  const { handler } = fakePages(async () => {
    const settings = await read('/de/api/settings/', z.unknown())
    return { html: `<p>${settings.ok ? 200 : settings.failure.status}</p>` }
  })
  return startTestSite({ transport, handler, log, siteUrl })
}

function overHttp(backend: { backendUrl: string; token: string }): Transport {
  const transport = createHttpTransport({ ...backend, siteUrl })
  onTestFinished(() => transport.close())
  return transport
}
