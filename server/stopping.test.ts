import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { fetchResponse } from './testing/fetch-response'
import { startTestSite } from './testing/site'

const events = 'event: ready\ndata: []\n\n'

/** A backend that is ready, with an endless stream. */
const transport: Transport = async ({ url }) => {
  if (!url.endsWith('/presence/')) return Response.json({ status: 'ok' })
  const stream = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(events)) })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
}

it('ends event streams, so that the server does not wait for them', async () => {
  const { port, stop } = await startTestSite({ transport })
  const outgoing = request({ host: '127.0.0.1', port, path: '/de/pageeditor-api/page/1/presence/' }).end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = text(incoming)
  await Promise.all([stop(0), expect(body).resolves.toBe(events)])
})

it('serves requests but fails the readiness check, with Connection: close', async () => {
  const { port, stop } = await startTestSite({ transport })
  expect((await fetchResponse(port, '/api/health/ready/')).status).toBe(200)
  const stopped = stop(500)
  const [ready, response, stream] = await Promise.all([
    fetchResponse(port, '/api/health/ready/'),
    fetchResponse(port, '/api/settings/'),
    fetchResponse(port, '/de/pageeditor-api/page/1/presence/'),
  ])
  expect(ready).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } })
  expect(JSON.parse(ready.text)).toEqual({ detail: 'This server is being stopped.' })
  expect(response).toMatchObject({ status: 200, headers: { connection: 'close' } })
  expect(stream.status).toBe(200)
  await stopped
})
