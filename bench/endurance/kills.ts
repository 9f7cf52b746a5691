import { setTimeout as wait } from 'node:timers/promises'
import { startWrites } from './acknowledged-writes'
import type { Cluster } from './cluster'
import type { ReadyTime } from './site-server'

/** So many writes are acknowledged between two kills, at least. */
const writesBetween = 20
/** A kill comes at any moment of a write. */
const maxDelayMs = 40
/** With PostgreSQL each so many kills are of it, the others of the servers in turn. */
const killsPerDatabase = 5

/** What was seen in all kills. */
export interface Endurance {
  acknowledged: number
  /** What was acknowledged and is not there. */
  lost: string[]
  /** How long a killed server, or the servers after their database, took until they were ready, by what was killed. */
  ready: Record<string, ReadyTime[]>
}

/**
 * Kills a server, or its database, again and again while texts, pages and pictures are written, starts it again and looks whether
 * what was acknowledged is there.
 * @param kills how often; the servers take turns, and PostgreSQL is every fifth
 * @param onKill is told of each, with all that was seen so far
 */
export async function endureKills(
  cluster: Cluster,
  kills: number,
  onKill: (done: number, seen: Endurance) => void = () => undefined,
): Promise<Endurance> {
  const writes = await startWrites(cluster)
  const seen: Endurance = { acknowledged: 0, lost: [], ready: {} }
  for (let kill = 1; kill <= kills; kill += 1) {
    await writes.untilMore(writesBetween)
    await wait(Math.random() * maxDelayMs)
    const { name, ready } = await killOne(cluster, kill)
    seen.ready[name] = [...(seen.ready[name] ?? []), ready]
    for (const { url } of cluster.servers) seen.lost.push(...(await writes.lostTexts(url)))
    seen.acknowledged = writes.count
    onKill(kill, seen)
  }
  for (const { url } of cluster.servers.slice(-1)) seen.lost.push(...(await writes.stop(url)))
  return seen
}

async function killOne(
  { servers, postgres }: Cluster,
  kill: number,
): Promise<{ name: string; ready: ReadyTime }> {
  if (postgres && kill % killsPerDatabase === 0) {
    await postgres.crash()
    await postgres.comeBack()
    const times = await Promise.all(servers.map((server) => server.untilReady()))
    const [slowest] = times.toSorted((one, other) => other.ms - one.ms)
    if (!slowest) throw new Error('There is no server.')
    return { name: 'PostgreSQL', ready: slowest }
  }
  const server = servers[kill % servers.length]
  if (!server) throw new Error('There is no server.')
  await server.kill()
  return { name: server.name, ready: await server.start() }
}
