import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '@/tests/servers/free-port'
import { createRegistry } from './registry'
import { serveMetrics } from './serve-metrics'

const log = pino({ level: 'silent' })
const agent = new Agent({ keepAlive: true })

async function fetchUrl(url: string, method = 'GET') {
  const outgoing = request(url, { method, agent }).end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: incoming.statusCode, headers: incoming.headers, text: await text(incoming) }
}

async function start() {
  onTestFinished(() => agent.destroy())
  const registry = createRegistry({ onReadError: () => undefined })
  registry.addCounter({ name: 'calls_total', help: 'Calls.' }).increase({})
  const env = { METRICS_PORT: await findFreePort(), METRICS_HOST: '127.0.0.1' }
  const parts = { registry, log, release: 'buehnenhaus@1.0.0+abc' }
  return { env, parts, server: await serveMetrics(env, parts) }
}

it('serves only GET /metrics, in the text format', async () => {
  const { env, server } = await start()
  onTestFinished(() => server?.stop())
  expect(server?.url).toBe(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)
  const base = `http://127.0.0.1:${env.METRICS_PORT}`
  const response = await fetchUrl(`${base}/metrics`)
  expect([response.status, response.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(response.text).toContain('\ncalls_total 1\n')
  expect(response.text).toContain('release="buehnenhaus@1.0.0+abc"')
  expect(await fetchUrl(`${base}/metrics`, 'HEAD')).toMatchObject({ status: 200, text: '' })
  expect(await fetchUrl(`${base}/metrics`, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  expect((await fetchUrl(`${base}/`)).status).toBe(404)
})

it('does not listen without a port', async () => {
  const registry = createRegistry({ onReadError: () => undefined })
  const parts = { registry, log, release: 'a' }
  expect(await serveMetrics({ METRICS_HOST: '127.0.0.1' }, parts)).toBeNull()
  expect(registry.metrics.map(({ name }) => name)).not.toContain('process_uptime_seconds')
})

it('stops with an open connection and frees the port', async () => {
  const { env, server } = await start()
  await fetchUrl(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)
  await server?.stop()
  const nextServer = createServer().listen(env.METRICS_PORT, env.METRICS_HOST)
  await once(nextServer, 'listening')
  nextServer.close()
  await once(nextServer, 'close')
})

it('names the variable to change for a used port or a foreign address', async () => {
  const { env, parts, server } = await start()
  onTestFinished(() => server?.stop())
  await expect(serveMetrics(env, parts)).rejects.toThrow(`METRICS_PORT ${env.METRICS_PORT} is taken.`)
  await expect(serveMetrics({ ...env, METRICS_HOST: '192.0.2.1' }, parts)).rejects.toThrow(
    'METRICS_HOST 192.0.2.1 is not an address of this machine.',
  )
})
