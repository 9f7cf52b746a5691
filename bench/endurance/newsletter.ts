import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster'
import {
  deferringDomain,
  droppingDomain,
  planIssue,
  type Readers,
  refusingDomain,
  setRates,
  unsubscribe,
} from './newsletter-readers'
import { percentile } from './percentile'
import { Visitor } from './visitor'

/** Rates of a new site, and the highest ones that the settings allow. */
const usualRates = [300, 60] as const
const highestRates = [10_000, 10_000] as const
/** A killed server holds its mails until their lease ends, and deferred mails wait a minute. */
const patienceMs = 6 * 60_000
const pollMs = 100
/** Mails that a server sends at the same time: at its kill, it is unknown which of them arrived. */
const concurrentMails = 4
const visitSeconds = 20
const visitEveryMs = 40
/** Enough for all visits at the usual rates, and a multiple of the number of domains. */
const visitedReaders = 600

/** The results of dispatches to many readers. */
export interface NewsletterResult {
  /** Readers without a mail. */
  missing: number
  /** Mails too many, without those that a kill or a lost connection left unknown. */
  repeated: number
  /** Mails to readers who had left, and to addresses that their server refused. */
  unwanted: number
  /** Processor time of both servers for all letters. */
  processorSeconds: number
  /** Largest resident memory of a server, divided by that of the first quarter of letters. */
  memoryRatio: number
  /** 95th percentile of pages during a dispatch at the usual rates, divided by that before. */
  pageRatio: number
}

/**
 * Sends an issue of the newsletter to many readers: at the usual rates during visits, then as fast
 * as possible, then while both servers are killed in turn.
 * @param count readers of an issue
 * @param kills the number of kills of each server
 */
export async function endureDispatches(cluster: Cluster, count: number, kills: number): Promise<NewsletterResult> {
  if (!cluster.postgres) throw new Error('PostgreSQL is required.')
  const client = new pg.Pool({ connectionString: cluster.postgres.url, max: 1 })
  try {
    await setRates(client, ...usualRates)
    const pageRatio = await comparePages(cluster, client)
    await setRates(client, ...highestRates)
    const fastOutcome = await measureDispatch(cluster, client, count)
    const outcomeWithKills = await sendDuringKills(cluster, client, count, kills)
    return {
      missing: fastOutcome.missing + outcomeWithKills.missing,
      repeated: fastOutcome.repeated + outcomeWithKills.repeated,
      unwanted: fastOutcome.unwanted + outcomeWithKills.unwanted,
      processorSeconds: fastOutcome.processorSeconds,
      memoryRatio: fastOutcome.memoryRatio,
      pageRatio,
    }
  } finally {
    await client.end()
  }
}

/**
 * Sends one issue as fast as the settings allow, while both servers are killed in turn.
 * @param count readers of the issue
 * @param kills the number of kills of each server
 */
export async function endureDispatchKills(cluster: Cluster, count: number, kills: number): Promise<Outcome> {
  const client = new pg.Pool({ connectionString: cluster.postgres?.url, max: 1 })
  try {
    await setRates(client, ...highestRates)
    return await sendDuringKills(cluster, client, count, kills)
  } finally {
    await client.end()
  }
}

type Outcome = Pick<NewsletterResult, 'missing' | 'repeated' | 'unwanted'>

async function sendDuringKills(cluster: Cluster, client: pg.Pool, count: number, kills: number): Promise<Outcome> {
  const outcome = await sendIssue(cluster, client, count, () => killInTurn(cluster, count, kills))
  const maxUncertain = kills * cluster.servers.length * concurrentMails
  return { ...outcome, repeated: Math.max(0, outcome.repeated - maxUncertain) }
}

/** Sends an issue to all readers, some of whom leave meanwhile, and counts the arrived mails. */
async function sendIssue(
  cluster: Cluster,
  client: pg.Pool,
  count: number,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const name = randomBytes(4).toString('hex')
  const firstMail = cluster.mailServer.mails.length
  deferAndRefuse(cluster)
  const { readers, dispatchId } = await planIssue(client, count, name)
  await unsubscribe(client, readers.leaving)
  await Promise.all([meanwhile(), waitUntilDone(client, dispatchId)])
  await unsubscribe(client, [...readers.expected, ...readers.refusing])
  return countMails(
    readers,
    cluster.mailServer.mails.slice(firstMail).flatMap(({ to }) => to),
  )
}

/** Lets mail servers of some domains refuse mails, or accept only the second attempt. */
function deferAndRefuse({ mailServer }: Cluster): void {
  const attemptedAddresses = new Set<string>()
  const isFirst = (address: string) => !attemptedAddresses.has(address) && attemptedAddresses.add(address)
  mailServer.behave({
    recipient: (address) => {
      if (address.endsWith(refusingDomain)) return { code: 550, status: '5.1.1' }
      return address.endsWith(deferringDomain) && isFirst(address) ? { code: 451, status: '4.7.1' } : null
    },
    data: ({ to: [address = ''] }) => (address.endsWith(droppingDomain) && isFirst(address) ? 'drop' : 'accept'),
  })
}

async function waitUntilDone(client: pg.Pool, dispatchId: number): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { rows } = await client.query('SELECT state, problem FROM dispatches WHERE id = $1', [dispatchId])
    const [dispatch] = rows
    if (dispatch?.state === 'done') return
    if (dispatch?.state === 'stopped') throw new Error(`The dispatch stopped: ${dispatch.problem}`)
    await wait(pollMs)
  }
  throw new Error('The dispatch did not end.')
}

function countMails({ expected, refusing, leaving }: Readers, recipients: readonly string[]): Outcome {
  const numbers = new Map<string, number>()
  for (const address of recipients) numbers.set(address, (numbers.get(address) ?? 0) + 1)
  const countFor = (address: string) => numbers.get(address) ?? 0
  return {
    missing: expected.filter((address) => countFor(address) === 0).length,
    repeated: expected
      .filter((address) => !address.endsWith(droppingDomain))
      .reduce((total, address) => total + Math.max(0, countFor(address) - 1), 0),
    unwanted: [...refusing, ...leaving].reduce((total, address) => total + countFor(address), 0),
  }
}

/** Kills both servers in turn, evenly over the letters. */
async function killInTurn({ servers, mailServer }: Cluster, count: number, kills: number): Promise<void> {
  const firstMail = mailServer.mails.length
  const step = count / (kills * servers.length + 1)
  for (let kill = 1; kill <= kills * servers.length; kill += 1) {
    await waitForMails(mailServer, firstMail + kill * step)
    const server = servers[kill % servers.length]
    await server?.kill()
    await server?.start()
  }
}

async function waitForMails({ mails }: Cluster['mailServer'], count: number): Promise<void> {
  while (mails.length < count) await wait(pollMs)
}

/** Sends an issue without kills, and measures the processor time and the memory of the servers. */
async function measureDispatch(
  cluster: Cluster,
  client: pg.Pool,
  count: number,
): Promise<Outcome & Pick<NewsletterResult, 'processorSeconds' | 'memoryRatio'>> {
  const { servers, mailServer } = cluster
  const usedBefore = await sumProcessorMs(cluster)
  const readPeaks = () => Promise.all(servers.map((server) => server.peakMb()))
  const firstMail = mailServer.mails.length
  let firstPeaks: number[] = []
  await Promise.all(servers.map((server) => server.resetPeak()))
  const outcome = await sendIssue(cluster, client, count, async () => {
    await waitForMails(mailServer, firstMail + count / 4)
    firstPeaks = await readPeaks()
  })
  const peaks = await readPeaks()
  return {
    ...outcome,
    processorSeconds: ((await sumProcessorMs(cluster)) - usedBefore) / 1000,
    memoryRatio: Math.max(...peaks.map((peak, index) => peak / (firstPeaks[index] ?? peak))),
  }
}

async function sumProcessorMs({ servers }: Cluster): Promise<number> {
  const times = await Promise.all(servers.map((server) => server.processorMs()))
  return times.reduce((total, ms) => total + ms, 0)
}

/** Compares the response times of pages before and during a dispatch at the usual rates. */
async function comparePages(cluster: Cluster, client: pg.Pool): Promise<number> {
  await measurePages(cluster)
  const before = await measurePages(cluster)
  let during = before
  await sendIssue(cluster, client, visitedReaders, async () => {
    during = await measurePages(cluster)
    await setRates(client, ...highestRates)
  })
  return during / before
}

/** Requests rendered pages for some seconds. @returns the 95th percentile in ms */
async function measurePages({ servers, siteUrl }: Cluster): Promise<number> {
  const [server] = servers
  if (!server) throw new Error('A server is required.')
  const times: number[] = []
  const end = performance.now() + visitSeconds * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    const visitor = new Visitor(siteUrl, `198.51.100.${turn % 200}`)
    const startMs = performance.now()
    await visitor.send(server.url, 'GET', `/de/search?query=Wort${turn}x${Math.round(end)}`)
    times.push(performance.now() - startMs)
    await wait(visitEveryMs)
  }
  return percentile(times, 0.95) ?? Number.NaN
}
