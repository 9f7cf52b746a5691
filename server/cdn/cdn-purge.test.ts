import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { announceTags } from '@/lib/cache-tags'
import { createProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { type PurgeTarget, startCdnPurges } from './cdn-purge'

interface Purge {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/**
 * A CDN that accepts purges over HTTP. With status 0, it closes the connection without a response.
 */
async function openCdn() {
  const purges: Purge[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    purges.push({ method: request.method, path: request.url, headers: request.headers, body })
    if (state.status === 0) request.socket.destroy()
    else response.writeHead(state.status).end('{"success":true}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?service=1`
  return { url, purges, state, listTags: () => purges.map(({ body }) => JSON.parse(body).tags) }
}

/** Starts purging; the test ends its waits. */
function startPurging(target: Omit<PurgeTarget, 'format'> & { format?: PurgeTarget['format'] }) {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const { registry } = createProgramMetrics(log)
  const clock = { now: 0 }
  const waits: number[] = []
  let endWait: () => void = () => undefined
  const wait = (ms: number, signal: AbortSignal) => {
    waits.push(ms)
    return new Promise<void>((resolve) => {
      endWait = resolve
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  const purging = startCdnPurges({ target: { format: 'json', ...target }, log, registry, wait, now: () => clock.now })
  let ending: Promise<void> | undefined
  const stop = () => {
    ending ??= purging.stop()
    return ending
  }
  onTestFinished(stop)
  /** Ends a wait, numbered from 1, as soon as it has begun. */
  const passWait = async (number: number) => {
    await expect.poll(() => waits.length).toBe(number)
    endWait()
  }
  const readMetrics = async () => (await registry.expose()).split('\n').filter((line) => /cdn/.test(line))
  return { lines, waits, clock, passWait, stop, readMetrics }
}

describe('startCdnPurges', () => {
  it('purges everything at the start, then collected changes', async () => {
    const cdn = await openCdn()
    const { passWait } = startPurging(cdn)
    await passWait(1)
    await expect.poll(cdn.listTags).toEqual([['all']])
    announceTags(['page:12:de', 'nav:de'])
    announceTags(['page:12:de', 'settings'])
    await passWait(2)
    await expect.poll(cdn.listTags).toEqual([['all'], ['page:12:de', 'page', 'nav:de', 'nav', 'settings']])
  })

  it('sends the format of Cloudflare', async () => {
    const cdn = await openCdn()
    const { passWait } = startPurging({ ...cdn, header: 'Authorization: Bearer secret' })
    await passWait(1)
    await expect.poll(() => cdn.purges.length).toBe(1)
    expect(cdn.purges[0]).toMatchObject({ method: 'POST', path: '/purge?service=1', body: '{"tags":["all"]}' })
    expect(cdn.purges[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' })
  })

  it('sends the format of Fastly', async () => {
    const cdn = await openCdn()
    const { passWait } = startPurging({ ...cdn, header: 'Fastly-Key: secret', format: 'surrogate-key' })
    await passWait(1)
    await expect.poll(() => cdn.purges.length).toBe(1)
    announceTags(['page:12:de'])
    await passWait(2)
    await expect.poll(() => cdn.purges.length).toBe(2)
    expect(cdn.purges[1]).toMatchObject({ method: 'POST', body: '' })
    expect(cdn.purges[1]?.headers).toMatchObject({ 'fastly-key': 'secret', 'surrogate-key': 'page:12:de page' })
  })

  it('purges everything if too many tags change at once', async () => {
    const cdn = await openCdn()
    const { passWait } = startPurging(cdn)
    await passWait(1)
    await expect.poll(() => cdn.purges.length).toBe(1)
    announceTags(Array.from({ length: 200 }, (_, id) => `page:${id}:de`))
    await passWait(2)
    await expect.poll(cdn.listTags).toEqual([['all'], ['all']])
  })
})

describe('purging an unavailable CDN', () => {
  it.each([500, 403, 0])('is retried after growing pauses, with later changes: %i', async (status) => {
    const cdn = await openCdn()
    const { passWait, waits, clock, readMetrics, lines } = startPurging({ ...cdn, header: 'Authorization: secret' })
    cdn.state.status = status
    for (const number of [1, 2, 3]) await passWait(number)
    await expect.poll(() => waits.length).toBe(4)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    clock.now = 7000
    announceTags(['page:1:de'])
    expect(await readMetrics()).toContain('buehnenhaus_cdn_purge_waiting_seconds 7')
    cdn.state.status = 200
    await passWait(4)
    await expect.poll(() => cdn.listTags().at(-1)).toEqual(['all', 'page:1:de', 'page'])
    await expect.poll(readMetrics).toContain('buehnenhaus_cdn_purges_total{result="sent"} 1')
    expect(await readMetrics()).toEqual(
      expect.arrayContaining([
        'buehnenhaus_cdn_purges_total{result="failed"} 3',
        'buehnenhaus_cdn_purge_waiting_seconds 0',
      ]),
    )
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toContain('secret')
    announceTags(['page:2:de'])
    await expect.poll(() => waits.at(4)).toBe(1000)
  })

  it('waits for a minute at most', async () => {
    const cdn = await openCdn()
    const { passWait, waits } = startPurging(cdn)
    cdn.state.status = 500
    for (let number = 1; number <= 9; number++) await passWait(number)
    await expect.poll(() => waits.slice(6)).toEqual([60_000, 60_000, 60_000, 60_000])
  })
})

describe('stop', () => {
  it('sends pending tags once, with or without success', async () => {
    const cdn = await openCdn()
    const { stop } = startPurging(cdn)
    cdn.state.status = 500
    await stop()
    expect(cdn.listTags()).toEqual([['all']])
  })

  it('sends nothing without pending tags, and ignores later changes', async () => {
    const cdn = await openCdn()
    const { passWait, stop, readMetrics } = startPurging(cdn)
    await passWait(1)
    await expect.poll(readMetrics).toContain('buehnenhaus_cdn_purges_total{result="sent"} 1')
    await stop()
    announceTags(['page:1:de'])
    expect(cdn.listTags()).toEqual([['all']])
  })
})
