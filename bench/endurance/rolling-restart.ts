import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Balancer, startBalancer } from './balancer'
import type { Cluster } from './cluster'
import { addBlock, type Block, createPage, openEditor, toData } from './editing'
import { type LoadResult, startLoad } from './load'
import type { ReadyTime, SiteServer } from './site-server'
import type { Visitor } from './visitor'

/** The duration of the load before the first stop and after each start. */
const calmMs = 1000
/** The duration of a request that is open when its server stops. It outlasts the stop delay. */
const slowRequestMs = 3000
/** The time between its start and the stop of the server. */
const headStartMs = 300
const pollMs = 20

/** The results of one restart. */
export interface Restart {
  server: string
  /** True if the server reported that it is not ready before it ended. */
  saidNotReady: boolean
  /** The status of a call with an incomplete body at the time of the stop. */
  slowRequest: number
  exitCode: number | null
  stoppedAfterMs: number
  ready: ReadyTime
}

/**
 * Restarts each server in turn while visitors and editors send requests through a balancer.
 * @param rounds the number of restarts of each server
 */
export async function restartInTurn(
  cluster: Cluster,
  rounds: number,
): Promise<{ load: LoadResult; restarts: Restart[] }> {
  const balancer = await startBalancer(
    cluster.port,
    cluster.servers.map(({ url }) => url),
  )
  try {
    const load = await startLoad(cluster)
    const restarts: Restart[] = []
    await wait(calmMs)
    for (let round = 0; round < rounds; round += 1) {
      for (const server of cluster.servers) {
        restarts.push(await restart(cluster, server, balancer))
        await wait(calmMs)
      }
    }
    return { load: await load.stop(), restarts }
  } finally {
    await balancer.stop()
  }
}

async function restart({ siteUrl }: Cluster, server: SiteServer, balancer: Balancer): Promise<Restart> {
  const editor = await openEditor(siteUrl, server.url, '192.0.2.30')
  const pageId = await createPage(editor, server.url, `langsam-${server.name}-${Date.now()}`)
  const block = await addBlock(editor, server.url, pageId, 'Anfang')
  const slowWrite = writeSlowly(editor, server, block)
  await wait(headStartMs)
  const startMs = performance.now()
  const watchEnd = new AbortController()
  const readinessWatch = watchReadiness(server, watchEnd.signal)
  const exitCode = await server.stop()
  const stoppedAfterMs = performance.now() - startMs
  watchEnd.abort()
  const [saidNotReady, slowRequest] = await Promise.all([readinessWatch, slowWrite])
  const startTimes = await server.start()
  while (!balancer.hasInService(server.url)) await wait(pollMs)
  return { server: server.name, saidNotReady, slowRequest, exitCode, stoppedAfterMs, ready: startTimes }
}

/**
 * Returns true if a server reports that it is not ready before the signal. Ignores refused
 * connections.
 */
async function watchReadiness(server: SiteServer, signal: AbortSignal): Promise<boolean> {
  let saidNotReady = false
  while (!signal.aborted && !saidNotReady) {
    const response = await fetch(`${server.url}/api/health/ready/`).catch(() => null)
    saidNotReady = response?.status === 503
    await response?.arrayBuffer().catch(() => undefined)
    await wait(pollMs)
  }
  return saidNotReady
}

/** Writes a block with a body in two parts. @returns the status; 0 without a response */
async function writeSlowly(editor: Visitor, server: SiteServer, block: Block): Promise<number> {
  const change = { revision: block.revision, data: toData('Zu Ende geschrieben') }
  const body = JSON.stringify(change)
  const outgoingRequest = request(`${server.url}/de/pageeditor-api/text/${block.id}/`, {
    method: 'POST',
    headers: { ...editor.headers(change), 'content-length': String(Buffer.byteLength(body)) },
  })
  const status = once(outgoingRequest, 'response').then(
    ([response]) => {
      response.resume()
      return Number(response.statusCode)
    },
    () => 0,
  )
  outgoingRequest.write(body.slice(0, body.length / 2))
  await wait(slowRequestMs)
  outgoingRequest.end(body.slice(body.length / 2))
  return status
}
