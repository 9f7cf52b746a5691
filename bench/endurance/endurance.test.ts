import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { type Cluster, startCluster, startEmbedded } from './cluster'
import { endureKills } from './kills'
import { findProblems } from './limits'
import { endureDispatchKills } from './newsletter'
import { countPlannedWork } from './planned-work'
import { measurePropagation } from './propagation'
import { restartInTurn } from './rolling-restart'
import { compareServers } from './shared-state'

// A small `npm run endurance` without time limits. Needs the build of another step.
const isBuilt = existsSync('.next/BUILD_ID') && existsSync('dist/build-hash')
// Generous, for a busy machine.
const timeoutMs = 900_000

/** Starts servers until the end of the test. Concurrent tests need their own context for that. */
async function open(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  start: typeof startCluster,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'bh-endurance-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const cluster = await start(folder)
  onTestFinished(() => cluster.stop())
  return cluster
}

describe.runIf(isBuilt).concurrent('servers that are stopped and killed repeatedly', () => {
  it(
    'stay consistent on one PostgreSQL and one bucket',
    async (context) => {
      const cluster = await open(context, startCluster)
      const edits = await measurePropagation(cluster, 5)
      const shared = await compareServers(cluster)
      const restartResults: Awaited<ReturnType<typeof restartInTurn>>[] = []
      const meanwhile = async () => {
        restartResults.push(await restartInTurn(cluster, 1))
      }
      const planned = await countPlannedWork(cluster, { count: 4, spreadMs: 10_000, meanwhile })
      // The fifth kill is one of PostgreSQL.
      const kills = await endureKills(cluster, 5)
      expect(findProblems({ ...restartResults[0], edits, planned, shared, kills })).toEqual([])
      expect(await endureDispatchKills(cluster, 500, 1)).toEqual({ missing: 0, repeated: 0, unwanted: 0 })
      expect(restartResults[0]?.load.requests).toBeGreaterThan(50)
    },
    timeoutMs,
  )

  it(
    'lose no data of the embedded database',
    async (context) => {
      const kills = await endureKills(await open(context, startEmbedded), 2)
      expect(findProblems({ kills })).toEqual([])
    },
    timeoutMs,
  )
})
