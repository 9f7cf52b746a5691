import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor, publish, readBlocks, writeBlock } from './editing'
import { countPlannedWork, type PlannedWork } from './planned-work'
import { isReady, type SiteServer } from './site-server'
import { Visitor } from './visitor'

/** The time between two kills of servers, which take turns. */
const killEveryMs = 20_000
/** The number of kills of PostgreSQL, halfway between two kills of servers. */
const databaseKills = 2
/** Slow enough for all kills to happen during the edits. */
const editEveryMs = 1500
const pollMs = 10
const retryMs = 100
const giveUpMs = 30_000
const slug = 'stoerung'

/** The results of edits and planned work during kills. */
export interface TroubleResult {
  /** For each edit, the milliseconds from the response until every server in service showed it. */
  edits: number[]
  planned: PlannedWork
  /** The number of kills by name. */
  kills: Record<string, number>
}

/** Edits a page and runs planned work while servers are killed in turn, and PostgreSQL twice. */
export async function endureTrouble(cluster: Cluster, edits: number, planned: number): Promise<TroubleResult> {
  const editedPage = await openPage(cluster)
  const results: Pick<TroubleResult, 'edits' | 'kills'> = { edits: [], kills: {} }
  const runMeanwhile = async () => {
    const editsEnd = new AbortController()
    const killLoop = killInTurn(cluster, editsEnd.signal)
    try {
      results.edits = await editRepeatedly(cluster, editedPage, edits)
    } finally {
      editsEnd.abort()
      results.kills = await killLoop
    }
  }
  // Planned work is due until the last edit, so that each kill interrupts some of it.
  const plan = { count: planned, spreadMs: edits * editEveryMs, meanwhile: runMeanwhile }
  return { planned: await countPlannedWork(cluster, plan), ...results }
}

async function killInTurn({ servers, postgres }: Cluster, signal: AbortSignal): Promise<TroubleResult['kills']> {
  const kills: TroubleResult['kills'] = {}
  const countKill = (name: string) => {
    kills[name] = (kills[name] ?? 0) + 1
  }
  const pause = () => wait(killEveryMs / 2, undefined, { signal }).catch(() => undefined)
  for (let turn = 0; !signal.aborted; turn += 1) {
    const server = servers[turn % servers.length]
    if (!server) throw new Error('There is no server.')
    await server.kill()
    countKill(server.name)
    await server.start()
    await pause()
    if (postgres && !signal.aborted && (kills.PostgreSQL ?? 0) < databaseKills) {
      await postgres.crash()
      countKill('PostgreSQL')
      await postgres.comeBack()
    }
    await pause()
  }
  return kills
}

interface EditedPage {
  id: number
  editor: Visitor
  visitor: Visitor
}

async function openPage({ servers, siteUrl }: Cluster): Promise<EditedPage> {
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const editor = await openEditor(siteUrl, first.url, '192.0.2.50')
  const id = await createPage(editor, first.url, slug)
  await addBlock(editor, first.url, id, 'Anfang')
  await publish(editor, first.url, id)
  return { id, editor, visitor: new Visitor(siteUrl, '192.0.2.51') }
}

/**
 * @returns for each edit, the milliseconds until every server in service showed it; infinity if one
 * never did
 */
async function editRepeatedly(
  { servers }: Cluster,
  { id, editor, visitor }: EditedPage,
  edits: number,
): Promise<number[]> {
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const text = `Fassung ${edit} trotz allem.`
    await tryServersInTurn(servers, async ({ url }) => {
      // Loads the block first, because the last attempt may have been stored.
      const [block] = await readBlocks(editor, url, id)
      if (!block) throw new Error('The block is missing.')
      await writeBlock(editor, url, { ...block, pageId: id }, text)
      await publish(editor, url, id)
    })
    times.push(Math.max(...(await Promise.all(servers.map((server) => measureVisibility(server, visitor, text))))))
    await wait(editEveryMs)
  }
  return times
}

/**
 * Tries an action at the servers in turn until it succeeds.
 * @throws the last error after the timeout
 */
async function tryServersInTurn<Result>(
  servers: readonly SiteServer[],
  action: (server: SiteServer) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + giveUpMs
  for (let turn = 0; ; turn += 1) {
    const server = servers[turn % servers.length]
    if (!server) throw new Error('There is no server.')
    try {
      return await action(server)
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(retryMs)
    }
  }
}

/** Measures the milliseconds until the page shows a text; 0 if the server goes out of service. */
async function measureVisibility(server: SiteServer, visitor: Visitor, text: string): Promise<number> {
  const startMs = performance.now()
  for (;;) {
    const response = await visitor.send(server.url, 'GET', `/de/${slug}`).catch(() => null)
    const ms = performance.now() - startMs
    if (response?.status === 200 && response.text.includes(text)) return ms
    if (response === null && !(await isReady(server.url))) return 0
    if (ms > giveUpMs) return Number.POSITIVE_INFINITY
    await wait(pollMs)
  }
}
