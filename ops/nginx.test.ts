import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type Agent, type OutgoingHttpHeaders, request } from 'node:https'
import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { fakePages } from '@/server/testing/fake-pages'
import { startTestSite } from '@/server/testing/site'
import { type Nginx, startNginx } from '@/tests/nginx'

const host = 'www.example.org'

interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: Buffer
  agent?: Agent
}

function send({ port }: Nginx, path: string, { method = 'GET', headers = {}, body, agent }: Sent = {}) {
  const outgoing = request({
    host: '127.0.0.1',
    servername: host,
    rejectUnauthorized: false,
    port,
    path,
    method,
    headers: { host, ...headers },
    agent: agent ?? false,
  })
  outgoing.end(body)
  return outgoing
}

async function statusOf(nginx: Nginx, path: string, sent?: Sent): Promise<number> {
  const [incoming] = (await once(send(nginx, path, sent), 'response')) as [IncomingMessage]
  incoming.resume()
  await once(incoming, 'end')
  return incoming.statusCode ?? 0
}

/** A site behind nginx. */
async function start(transport: Transport): Promise<Nginx> {
  const { handler } = fakePages(() => ({ html: '<p>page</p>' }))
  const { port } = await startTestSite({
    handler,
    transport,
    siteUrl: `https://${host}`,
    trustedProxies: ['127.0.0.1'],
  })
  return startNginx([port])
}

const refuse: Transport = async () => Response.json({ detail: 'No.' }, { status: 401 })

describe('a body that is refused before it is read', () => {
  it('does not hold up those who come after it on the same connection', async () => {
    const nginx = await start(refuse)
    const body = Buffer.alloc(300_000)
    const posts = Array.from({ length: 30 }, () =>
      statusOf(nginx, '/de/pageeditor-api/media/', { method: 'POST', body }),
    )
    expect(await Promise.all(posts)).toEqual(Array(30).fill(401))
    const visits = Array.from({ length: 40 }, () => statusOf(nginx, '/de'))
    expect(await Promise.all(visits)).toEqual(Array(40).fill(200))
  })
})
