import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster'
import { addBlock, makePage, openEditor, publish, readBlocks, writeBlock } from './editing'
import { countPlannedWork, type PlannedWork } from './planned-work'
import { isReady, type SiteServer } from './site-server'
import { Visitor } from './visitor'

/** A server is killed this often, each in turn. */
const killEveryMs = 20_000
/** So many times PostgreSQL is killed as well, halfway between two servers. */
const databaseKills = 2
/** Slow enough that all kills come meanwhile. */
const editEveryMs = 1500
const pollMs = 10
const retryMs = 100
const giveUpMs = 30_000
const slug = 'stoerung'

/** What was seen while servers and their database were killed. */
export interface Trouble {
  /** For each edit, how many milliseconds after the answer every server in service showed it. */
  edits: number[]
  planned: PlannedWork
  /** How often what was killed, by its name. */
  kills: Record<string, number>
}

/** Edits a page and has planned work done while one server after another is killed, and PostgreSQL twice. */
export async function endureTrouble(cluster: Cluster, edits: number, planned: number): Promise<Trouble> {
  const edited = await openPage(cluster)
  const seen: Pick<Trouble, 'edits' | 'kills'> = { edits: [], kills: {} }
  const meanwhile = async () => {
    const isEdited = new AbortController()
    const killing = killInTurn(cluster, isEdited.signal)
    try {
      seen.edits = await editMeanwhile(cluster, edited, edits)
    } finally {
      isEdited.abort()
      seen.kills = await killing
    }
  }
  // Until the last edit, so that each kill comes while something is due.
  const plan = { count: planned, spreadMs: edits * editEveryMs, meanwhile }
  return { planned: await countPlannedWork(cluster, plan), ...seen }
}

async function killInTurn({ servers, postgres }: Cluster, signal: AbortSignal): Promise<Trouble['kills']> {
  const kills: Trouble['kills'] = {}
  const note = (name: string) => {
    kills[name] = (kills[name] ?? 0) + 1
  }
  const pause = () => wait(killEveryMs / 2, undefined, { signal }).catch(() => undefined)
  for (let turn = 0; !signal.aborted; turn += 1) {
    const server = servers[turn % servers.length]
    if (!server) throw new Error('There is no server.')
    await server.kill()
    note(server.name)
    await server.start()
    await pause()
    if (postgres && !signal.aborted && (kills.PostgreSQL ?? 0) < databaseKills) {
      await postgres.crash()
      note('PostgreSQL')
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
  const id = await makePage(editor, first.url, slug)
  await addBlock(editor, first.url, id, 'Anfang')
  await publish(editor, first.url, id)
  return { id, editor, visitor: new Visitor(siteUrl, '192.0.2.51') }
}

/** @returns for each edit, after how many milliseconds every server in service showed it; none does after infinity */
async function editMeanwhile(
  { servers }: Cluster,
  { id, editor, visitor }: EditedPage,
  edits: number,
): Promise<number[]> {
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const words = `Fassung ${edit} trotz allem.`
    await onAny(servers, async ({ url }) => {
      // As an editor does who does not know whether the last attempt was taken.
      const [block] = await readBlocks(editor, url, id)
      if (!block) throw new Error('The block is missing.')
      await writeBlock(editor, url, { ...block, pageId: id }, words)
      await publish(editor, url, id)
    })
    times.push(Math.max(...(await Promise.all(servers.map((server) => untilSeen(server, visitor, words))))))
    await wait(editEveryMs)
  }
  return times
}

/** Does something at one server after another until one of them did it. @throws the last error when none does for long */
async function onAny<Result>(
  servers: readonly SiteServer[],
  act: (server: SiteServer) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + giveUpMs
  for (let turn = 0; ; turn += 1) {
    const server = servers[turn % servers.length]
    if (!server) throw new Error('There is no server.')
    try {
      return await act(server)
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(retryMs)
    }
  }
}

/** @returns milliseconds until the page says it; 0 of a server that goes out of service meanwhile */
async function untilSeen(server: SiteServer, visitor: Visitor, words: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await visitor.ask(server.url, 'GET', `/de/${slug}`).catch(() => null)
    const ms = performance.now() - began
    if (answer?.status === 200 && answer.text.includes(words)) return ms
    if (answer === null && !(await isReady(server.url))) return 0
    if (ms > giveUpMs) return Number.POSITIVE_INFINITY
    await wait(pollMs)
  }
}
