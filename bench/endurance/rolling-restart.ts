import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Balancer, startBalancer } from './balancer'
import type { Cluster } from './cluster'
import { addBlock, type Block, dataOf, makePage, openEditor } from './editing'
import { type LoadResult, startLoad } from './load'
import type { ReadyTime, SiteServer } from './site-server'
import type { Visitor } from './visitor'

/** How long the load goes on before the first stop and after each start. */
const calmMs = 1000
/** How long a request takes that is under way when its server is told to stop: longer than the server still accepts others. */
const slowRequestMs = 3000
/** How long the first half of it is on its way. */
const headMs = 300
const pollMs = 20

/** What was seen when a server was stopped and started again. */
export interface Restart {
  server: string
  /** Whether it said that it is not ready, before it ended. */
  saidNotReady: boolean
  /** Status of a call whose body was on its way; it has to be answered. */
  slowRequest: number
  exitCode: number | null
  stoppedAfterMs: number
  ready: ReadyTime
}

/**
 * Stops and starts each server in turn while visitors and editors keep asking through a balancer.
 * @param rounds how often each server is restarted
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
  const pageId = await makePage(editor, server.url, `langsam-${server.name}-${Date.now()}`)
  const block = await addBlock(editor, server.url, pageId, 'Anfang')
  const slow = writeSlowly(editor, server, block)
  await wait(headMs)
  const began = performance.now()
  const ending = new AbortController()
  const watched = watchReadiness(server, ending.signal)
  const exitCode = await server.stop()
  const stoppedAfterMs = performance.now() - began
  ending.abort()
  const [saidNotReady, slowRequest] = await Promise.all([watched, slow])
  const ready = await server.start()
  while (!balancer.hasInService(server.url)) await wait(pollMs)
  return { server: server.name, saidNotReady, slowRequest, exitCode, stoppedAfterMs, ready }
}

/** Whether a server says that it is not ready, until the signal. A connection that is refused says nothing. */
async function watchReadiness(server: SiteServer, signal: AbortSignal): Promise<boolean> {
  let saidNotReady = false
  while (!signal.aborted && !saidNotReady) {
    const answer = await fetch(`${server.url}/api/health/ready/`).catch(() => null)
    saidNotReady = answer?.status === 503
    await answer?.arrayBuffer().catch(() => undefined)
    await wait(pollMs)
  }
  return saidNotReady
}

/** Writes a block in two halves of a body. @returns the status; 0 without an answer */
async function writeSlowly(editor: Visitor, server: SiteServer, block: Block): Promise<number> {
  const change = { revision: block.revision, data: dataOf('Zu Ende geschrieben') }
  const body = JSON.stringify(change)
  const outgoing = request(`${server.url}/de/pageeditor-api/text/${block.id}/`, {
    method: 'POST',
    headers: { ...editor.headers(change), 'content-length': String(Buffer.byteLength(body)) },
  })
  const answered = once(outgoing, 'response').then(
    ([answer]) => {
      answer.resume()
      return Number(answer.statusCode)
    },
    () => 0,
  )
  outgoing.write(body.slice(0, body.length / 2))
  await wait(slowRequestMs)
  outgoing.end(body.slice(body.length / 2))
  return answered
}
