import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cluster, startCluster, startEmbedded } from './cluster'
import { measureCosts } from './costs'
import { type Endurance, endureKills } from './kills'
import { delaysOf, problemsOf, type Seen } from './limits'
import { percentile } from './percentile'
import { countPlannedWork } from './planned-work'
import { measurePropagation } from './propagation'
import { restartInTurn } from './rolling-restart'
import { compareServers } from './shared-state'
import { endureTrouble } from './trouble'

// `npm run endurance`: whether two servers of one site are right, and what kills leave of it.

const usage = `npm run endurance -- [PART …] [--kills 100] [--edits 50] [--restarts 3] [--planned 20]

  PART          restarts, edits, planned, shared, costs, trouble, kills (two servers on PostgreSQL), embedded (kills of one server); all by default
  --kills N     kill -9 on each database, under writes
  --edits N     edits on one server, to be seen on the other
  --restarts N  rolling restarts under load
  --planned N   publications, mails and readers of job ads`

/** Of what is wrong. */
const maxTold = 20
/** For the costs. */
const requestsOfEach = 200
const number = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { kills: number, edits: number, restarts: number, planned: number },
  allowPositionals: true,
})
const counts = {
  kills: countIn(values.kills, 100),
  edits: countIn(values.edits, 50),
  restarts: countIn(values.restarts, 3),
  planned: countIn(values.planned, 20),
}

/** The parts, each with the servers that it takes. */
const parts: Record<string, { start: typeof startCluster; run: (cluster: Cluster) => Promise<boolean> }> = {
  restarts: { start: startCluster, run: runRestarts },
  edits: { start: startCluster, run: runEdits },
  planned: { start: startCluster, run: runPlanned },
  shared: { start: startCluster, run: runShared },
  costs: { start: startCluster, run: runCosts },
  trouble: { start: startCluster, run: runTrouble },
  kills: { start: startCluster, run: runKills },
  embedded: { start: startEmbedded, run: runKills },
}

const names = positionals.length > 0 ? positionals : Object.keys(parts)
if (names.some((name) => !Object.hasOwn(parts, name))) throw new Error(usage)
const failed: string[] = []
for (const start of [startCluster, startEmbedded]) {
  const wanted = names.filter((name) => parts[name]?.start === start)
  if (wanted.length > 0) await runAll(wanted, start)
}
console.log(failed.length > 0 ? `\n✗ ${failed.join(', ')}` : '\n✓ all as promised')
process.exitCode = failed.length > 0 ? 1 : 0

/** Runs parts with the same servers, whose folders are empty at first. */
async function runAll(wanted: readonly string[], start: typeof startCluster): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'buehnenhaus-endurance-'))
  const cluster = await start(folder)
  try {
    for (const name of wanted) {
      console.log(`\n━━━ ${name} ━━━`)
      if (!(await parts[name]?.run(cluster))) failed.push(name)
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runRestarts(cluster: Cluster): Promise<boolean> {
  const seen = await restartInTurn(cluster, counts.restarts)
  const { requests, failures, slowestMs } = seen.load
  console.log({ requests, failed: failures.length, slowestMs: Math.round(slowestMs) })
  console.table(seen.restarts.map(({ ready, ...restart }) => ({ ...restart, ...ready })))
  return isGood(seen)
}

async function runEdits(cluster: Cluster): Promise<boolean> {
  const edits = await measurePropagation(cluster, counts.edits)
  console.log('On the other server after, ms:', spread(edits))
  return isGood({ edits })
}

async function runPlanned(cluster: Cluster): Promise<boolean> {
  const planned = await countPlannedWork(cluster, { count: counts.planned })
  console.log('How many happened how often:', planned)
  return isGood({ planned })
}

async function runShared(cluster: Cluster): Promise<boolean> {
  const shared = await compareServers(cluster)
  for (const what of Object.keys(shared)) console.log(`Looked whether ${what}`)
  return isGood({ shared })
}

/** Measures alone: there is nothing that is promised. */
async function runCosts(cluster: Cluster): Promise<boolean> {
  const costs = await measureCosts(cluster, requestsOfEach)
  console.log('Milliseconds of a processor that each takes:')
  console.table(Object.fromEntries(Object.entries(costs).map(([kind, ms]) => [kind, Number(ms.toFixed(2))])))
  return true
}

/** Edits and planned work while servers and PostgreSQL are killed. */
async function runTrouble(cluster: Cluster): Promise<boolean> {
  const { kills, ...seen } = await endureTrouble(cluster, counts.edits, counts.planned)
  console.log('Killed meanwhile:', kills)
  console.log('On every server in service after, ms:', spread(seen.edits))
  console.log('How many happened how often:', seen.planned)
  return isGood(seen)
}

async function runKills(cluster: Cluster): Promise<boolean> {
  const seen = await endureKills(cluster, counts.kills, (done, sofar) => {
    if (done % 10 === 0 || done === counts.kills) tellKills(done, sofar)
  })
  return isGood({ kills: seen })
}

function tellKills(kills: number, { acknowledged, lost, ready }: Endurance): void {
  console.log({ kills, acknowledged, lost: lost.length })
  for (const [name, times] of Object.entries(ready)) {
    console.log(`${name}, killed ${times.length} times, ready after, ms:`, spread(times.map(({ ms }) => ms)))
    console.log('  without waiting for a processor, ms:', spread(times.map(({ ownMs }) => ownMs)))
  }
}

function isGood(seen: Seen): boolean {
  const problems = [...problemsOf(seen), ...delaysOf(seen)]
  for (const problem of problems.slice(0, maxTold)) console.log(`✗ ${problem}`)
  if (problems.length > maxTold) console.log(`✗ and ${problems.length - maxTold} more`)
  return problems.length === 0
}

function spread(numbers: readonly number[]) {
  const at = (share: number) => Math.round(percentile(numbers, share) ?? Number.NaN)
  return { count: numbers.length, p50: at(0.5), p95: at(0.95), longest: at(1) }
}

/** @throws Error for what is no amount */
function countIn(value: string | undefined, otherwise: number): number {
  const count = Number(value ?? otherwise)
  if (!Number.isInteger(count) || count < 1) throw new Error(usage)
  return count
}
