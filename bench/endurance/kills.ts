import { setTimeout as wait } from 'node:timers/promises'
import { startWrites } from './acknowledged-writes'
import type { Cluster } from './cluster'
import type { ReadyTime } from './site-server'

/** The smallest number of acknowledged writes between two kills. */
const writesPerKill = 20
/** A random delay, so that a kill hits any moment of a write. */
const maxDelayMs = 40
/** Every fifth kill is one of PostgreSQL, the others are of the servers in turn. */
const killsPerDatabase = 5

/** The results of all kills. */
export interface Endurance {
  acknowledged: number
  /** Lost acknowledged writes. */
  lost: string[]
  /** Times until the servers were ready again, by the name of the killed program. */
  ready: Record<string, ReadyTime[]>
}

/**
 * Kills and restarts servers and their database during writes of texts, pages and pictures. After
 * each kill it checks the acknowledged texts.
 * @param kills the number of kills
 * @param onKill called after each kill with the results so far
 */
export async function endureKills(
  cluster: Cluster,
  kills: number,
  onKill: (killCount: number, endurance: Endurance) => void = () => undefined,
): Promise<Endurance> {
  const writes = await startWrites(cluster)
  const endurance: Endurance = { acknowledged: 0, lost: [], ready: {} }
  for (let kill = 1; kill <= kills; kill += 1) {
    await writes.waitForMore(writesPerKill)
    await wait(Math.random() * maxDelayMs)
    const { name, ready } = await killNext(cluster, kill)
    endurance.ready[name] = [...(endurance.ready[name] ?? []), ready]
    for (const { url } of cluster.servers) endurance.lost.push(...(await writes.findLostTexts(url)))
    endurance.acknowledged = writes.count
    onKill(kill, endurance)
  }
  for (const { url } of cluster.servers.slice(-1)) endurance.lost.push(...(await writes.stop(url)))
  return endurance
}

async function killNext({ servers, postgres }: Cluster, kill: number): Promise<{ name: string; ready: ReadyTime }> {
  if (postgres && kill % killsPerDatabase === 0) {
    await postgres.crash()
    await postgres.comeBack()
    const times = await Promise.all(servers.map((server) => server.waitUntilReady()))
    const [slowest] = times.toSorted((a, b) => b.ms - a.ms)
    if (!slowest) throw new Error('There is no server.')
    return { name: 'PostgreSQL', ready: slowest }
  }
  const server = servers[kill % servers.length]
  if (!server) throw new Error('There is no server.')
  await server.kill()
  return { name: server.name, ready: await server.start() }
}
