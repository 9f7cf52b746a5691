import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { type Cluster, startCluster, startEmbedded } from './cluster'
import { endureKills } from './kills'
import { problemsOf } from './limits'
import { countPlannedWork } from './planned-work'
import { measurePropagation } from './propagation'
import { restartInTurn } from './rolling-restart'
import { compareServers } from './shared-state'

// `npm run endurance` in small, without its limits of time. The build is made by another step.
const isBuilt = existsSync('.next/BUILD_ID') && existsSync('dist/build-hash')
// Far more than it takes, for a machine that is busy with other things.
const timeoutMs = 900_000

/** Servers until the test's end; of tests that run at the same time only each one's own context knows its end. */
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

describe.runIf(isBuilt).concurrent('servers that are stopped and killed', () => {
  it(
    'are right together: two of them on one PostgreSQL and one bucket',
    async (context) => {
      const cluster = await open(context, startCluster)
      const edits = await measurePropagation(cluster, 5)
      const shared = await compareServers(cluster)
      const restarted: Awaited<ReturnType<typeof restartInTurn>>[] = []
      const meanwhile = async () => {
        restarted.push(await restartInTurn(cluster, 1))
      }
      const planned = await countPlannedWork(cluster, { count: 4, spreadMs: 10_000, meanwhile })
      // The fifth is of PostgreSQL.
      const kills = await endureKills(cluster, 5)
      expect(problemsOf({ ...restarted[0], edits, planned, shared, kills })).toEqual([])
      expect(restarted[0]?.load.requests).toBeGreaterThan(50)
    },
    timeoutMs,
  )

  it(
    'lose nothing of the embedded database',
    async (context) => {
      const kills = await endureKills(await open(context, startEmbedded), 2)
      expect(problemsOf({ kills })).toEqual([])
    },
    timeoutMs,
  )
})
