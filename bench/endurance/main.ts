import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithUsage, readCommandLine, UsageError } from '../../lib/node/command-line.mjs'
import { usages } from '../../lib/node/command-usages.mjs'
import { type Cluster, startCluster, startEmbedded } from './cluster'
import { measureCosts } from './costs'
import { type Endurance, endureKills } from './kills'
import { findDelays, findProblems, type Results } from './limits'
import { endureDispatches } from './newsletter'
import { percentile } from './percentile'
import { countPlannedWork } from './planned-work'
import { measurePropagation } from './propagation'
import { restartInTurn } from './rolling-restart'
import { compareServers } from './shared-state'
import { endureTrouble } from './trouble'

// `npm run endurance`: checks the consistency of two servers of one site, and its recovery from
// kills.

/** The largest number of printed problems. */
const maxPrinted = 20
/** Kills of each server during the dispatch of an issue. */
const killsPerDispatch = 3
/** Requests of each kind for the costs. */
const requestsPerKind = 200
const number = { type: 'string' } as const
/** The parts with the servers that they need. */
const parts: Record<string, { start: typeof startCluster; run: (cluster: Cluster) => Promise<boolean> }> = {
  restarts: { start: startCluster, run: runRestarts },
  edits: { start: startCluster, run: runEdits },
  planned: { start: startCluster, run: runPlanned },
  shared: { start: startCluster, run: runShared },
  costs: { start: startCluster, run: runCosts },
  trouble: { start: startCluster, run: runTrouble },
  newsletter: { start: startCluster, run: runNewsletter },
  kills: { start: startCluster, run: runKills },
  embedded: { start: startEmbedded, run: runKills },
}

const { values, positionals } = readCommandLine({
  usage: usages.endurance,
  options: { kills: number, edits: number, restarts: number, planned: number, readers: number },
  positionals: Object.keys(parts),
})
const counts = {
  kills: parseCount(values.kills, 100),
  edits: parseCount(values.edits, 50),
  restarts: parseCount(values.restarts, 3),
  planned: parseCount(values.planned, 20),
  readers: parseCount(values.readers, 5000),
}
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const failedNames: string[] = []
for (const start of [startCluster, startEmbedded]) {
  const startNames = names.filter((name) => parts[name]?.start === start)
  if (startNames.length > 0) await runAll(startNames, start)
}
console.log(failedNames.length > 0 ? `\n✗ ${failedNames.join(', ')}` : '\n✓ all limits kept')
process.exitCode = failedNames.length > 0 ? 1 : 0

/** Runs parts with the same new servers. */
async function runAll(partNames: readonly string[], start: typeof startCluster): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-endurance-'))
  const cluster = await start(folder)
  try {
    for (const name of partNames) {
      console.log(`\n━━━ ${name} ━━━`)
      if (!(await parts[name]?.run(cluster))) failedNames.push(name)
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runRestarts(cluster: Cluster): Promise<boolean> {
  const results = await restartInTurn(cluster, counts.restarts)
  const { requests, failures, slowestMs } = results.load
  console.log({ requests, failed: failures.length, slowestMs: Math.round(slowestMs) })
  console.table(results.restarts.map(({ ready, ...restart }) => ({ ...restart, ...ready })))
  return isGood(results)
}

async function runEdits(cluster: Cluster): Promise<boolean> {
  const edits = await measurePropagation(cluster, counts.edits)
  console.log('Delay on the other server, in ms:', summarize(edits))
  return isGood({ edits })
}

async function runPlanned(cluster: Cluster): Promise<boolean> {
  const plannedWork = await countPlannedWork(cluster, { count: counts.planned })
  console.log('Number of tasks by number of runs:', plannedWork)
  return isGood({ planned: plannedWork })
}

async function runShared(cluster: Cluster): Promise<boolean> {
  const problems = await compareServers(cluster)
  for (const name of Object.keys(problems)) console.log(`Checked: ${name}`)
  return isGood({ shared: problems })
}

/** Measures without limits. */
async function runCosts(cluster: Cluster): Promise<boolean> {
  const costs = await measureCosts(cluster, requestsPerKind)
  console.log('Processor time of each request, in ms:')
  console.table(Object.fromEntries(Object.entries(costs).map(([kind, ms]) => [kind, Number(ms.toFixed(2))])))
  return true
}

/** Runs edits and planned work while servers and PostgreSQL are killed. */
async function runTrouble(cluster: Cluster): Promise<boolean> {
  const { kills, ...results } = await endureTrouble(cluster, counts.edits, counts.planned)
  console.log('Killed meanwhile:', kills)
  console.log('Delay on each running server, in ms:', summarize(results.edits))
  console.log('Number of tasks by number of runs:', results.planned)
  return isGood(results)
}

/** Sends an issue of the newsletter to many readers, also while the servers are killed. */
async function runNewsletter(cluster: Cluster): Promise<boolean> {
  const newsletter = await endureDispatches(cluster, counts.readers, killsPerDispatch)
  console.log(newsletter)
  return isGood({ newsletter: { ...newsletter, readers: counts.readers } })
}

async function runKills(cluster: Cluster): Promise<boolean> {
  const endurance = await endureKills(cluster, counts.kills, (killCount, interim) => {
    if (killCount % 10 === 0 || killCount === counts.kills) printKills(killCount, interim)
  })
  return isGood({ kills: endurance })
}

function printKills(kills: number, { acknowledged, lost, ready }: Endurance): void {
  console.log({ kills, acknowledged, lost: lost.length })
  for (const [name, times] of Object.entries(ready)) {
    console.log(`${name}, killed ${times.length} times, ready after, ms:`, summarize(times.map(({ ms }) => ms)))
    console.log('  without waiting for a processor, ms:', summarize(times.map(({ ownMs }) => ownMs)))
  }
}

function isGood(results: Results): boolean {
  const problems = [...findProblems(results), ...findDelays(results)]
  for (const problem of problems.slice(0, maxPrinted)) console.log(`✗ ${problem}`)
  if (problems.length > maxPrinted) console.log(`✗ and ${problems.length - maxPrinted} more`)
  return problems.length === 0
}

function summarize(numbers: readonly number[]) {
  const at = (share: number) => Math.round(percentile(numbers, share) ?? Number.NaN)
  return { count: numbers.length, p50: at(0.5), p95: at(0.95), longest: at(1) }
}

/** @throws Error for a value that is not a positive integer */
function parseCount(value: string | undefined, defaultCount: number): number {
  const count = Number(value ?? defaultCount)
  if (!Number.isInteger(count) || count < 1)
    return exitWithUsage(usages.endurance, new UsageError('A count is a whole number from 1.'))
  return count
}
