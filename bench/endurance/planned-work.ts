import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { jobFacets } from '@/lib/contract/jobs/job-facets'
import type { Cluster } from './cluster'
import { addBlock, makePage, openEditor } from './editing'

/** In how many milliseconds the first page is published: the schedules have to be stored before. */
const aheadMs = 3000
/** Servers look for what is due every five seconds: what happens twice has happened after this long. */
const secondLookMs = 6000
/** Far more than work takes, for a machine that is busy with other things. */
const patienceMs = 90_000
const pollMs = 100

/** How often what was planned has happened, by how often that was. */
export interface PlannedWork {
  publications: Record<number, number>
  mails: Record<number, number>
  alerts: Record<number, number>
}

interface Plan {
  /** How many publications, mails and readers of job ads there are. */
  count: number
  /** Over how long what is planned becomes due, evenly; all at once by default. */
  spreadMs?: number
  /** What is done once all is planned, restarts and kills for example. */
  meanwhile?: () => Promise<unknown>
}

/**
 * Plans publications through both servers, mails, and readers who are told of a job ad, and counts how often each of them happens
 * while both servers look for work.
 */
export async function countPlannedWork(
  cluster: Cluster,
  { count, spreadMs = 0, meanwhile = async () => undefined }: Plan,
): Promise<PlannedWork> {
  if (!cluster.postgres) throw new Error('There has to be a PostgreSQL.')
  const client = new pg.Pool({ connectionString: cluster.postgres.url, max: 1 })
  // The database may be killed meanwhile.
  client.on('error', () => undefined)
  try {
    for (const statement of notedPublications) await client.query(statement)
    // Other names in each run, of which there may be several on one site.
    const names = Array.from({ length: count }, () => randomBytes(6).toString('hex'))
    const stepMs = spreadMs / count
    const pages = await planPublications(cluster, names, stepMs)
    const mailed = names.map((name) => `mail-${name}@example.org`)
    const readers = names.map((name) => `reader-${name}@example.org`)
    await client.query(announceJob)
    await client.query(enqueue, [mailed, { name: 'Ada', url: `${cluster.siteUrl}/de/account/login` }, stepMs])
    const countAll = async (): Promise<PlannedWork> => {
      const { rows } = await client.query<{ page_id: number }>('SELECT page_id FROM noted_publications')
      const published = rows.map(({ page_id: id }) => id)
      const receivers = cluster.mailServer.mails.flatMap(({ to }) => to)
      return {
        publications: countEach(pages, published),
        mails: countEach(mailed, receivers),
        alerts: countEach(readers, receivers),
      }
    }
    await Promise.all([
      meanwhile(),
      subscribeInTurn(client, readers, stepMs),
      untilNoneIsMissing(countAll, spreadMs + patienceMs),
    ])
    await wait(secondLookMs)
    return await countAll()
  } finally {
    await client.end()
  }
}

/** Has one reader after another wait for job ads: each is told of the one that is there. The database may be away meanwhile. */
async function subscribeInTurn(client: pg.Pool, readers: readonly string[], stepMs: number): Promise<void> {
  const details = { ...noFacets, ...unlimited, frequency: 'immediately' }
  for (const reader of readers) {
    while (!(await client.query(subscribe, [reader, details]).catch(() => null))) await wait(pollMs)
    await wait(stepMs)
  }
}

/** Waits until everything has happened, or has had far more time than it takes. */
async function untilNoneIsMissing(count: () => Promise<PlannedWork>, longestMs: number): Promise<void> {
  const end = performance.now() + longestMs
  while (performance.now() < end) {
    const seen = await count().catch(() => null)
    if (seen && Object.values(seen).every((counts: Record<number, number>) => counts[0] === undefined)) return
    await wait(pollMs)
  }
}

/** By how often each of `wanted` is in `found`: how many are. All right is `{ 1: wanted.length }`. */
function countEach<T>(wanted: readonly T[], found: readonly T[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const one of wanted) {
    const times = found.filter((other) => other === one).length
    counts[times] = (counts[times] ?? 0) + 1
  }
  return counts
}

/** @returns the pages that are published soon, one after another, planned through each server in turn */
async function planPublications(
  { servers, siteUrl }: Cluster,
  names: readonly string[],
  stepMs: number,
): Promise<number[]> {
  const [first] = servers
  if (!first) throw new Error('There has to be a server.')
  const editor = await openEditor(siteUrl, first.url, '192.0.2.40')
  const pages: number[] = []
  for (const name of names) {
    const pageId = await makePage(editor, first.url, `geplant-${name}`)
    await addBlock(editor, first.url, pageId, 'Premiere')
    pages.push(pageId)
  }
  for (const [number, pageId] of pages.entries()) {
    const { url } = servers[number % servers.length] ?? first
    const at = new Date(Date.now() + aheadMs + number * stepMs).toISOString()
    await editor.edit(url, 'POST', `page/${pageId}/schedule/`, { publish_at: at })
  }
  return pages
}

const notedPublications = [
  'CREATE TABLE IF NOT EXISTS noted_publications (page_id integer)',
  `CREATE OR REPLACE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO noted_publications VALUES (NEW.page_id);
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER note_publication AFTER INSERT OR UPDATE ON publications
    FOR EACH ROW EXECUTE FUNCTION note_publication()`,
]

/** A job alert for everything. */
const noFacets = Object.fromEntries(jobFacets.map((facet) => [facet, '']))
const unlimited = { search: '', organization: '', near: '', within: '' }

const subscribe = `INSERT INTO subscriptions
  (list, email, language, topics, state, seed, consent_version, requested_at, confirmed_at, details)
  SELECT 'job-alerts', email, 'de', '{}', 'confirmed', left(md5(email), 12), '1', now() - interval '1 day',
    now() - interval '1 day', $2::jsonb
  FROM (SELECT $1::text AS email) AS reader
  WHERE NOT EXISTS (SELECT FROM subscriptions WHERE subscriptions.email = reader.email)`

const announceJob = `INSERT INTO jobs (owner_id, title, state, published_at, renewed_at, expires_at, deadline)
  SELECT min(id), 'Inspizienz', 'published', now(), now(), now() + interval '30 days', current_date + 30 FROM users`

const enqueue = `INSERT INTO outbox (recipient, locale, template, data, due_at)
  SELECT email, 'de', 'password-reset', $2::jsonb, now() + (place - 1) * $3::float * interval '1 millisecond'
  FROM unnest($1::text[]) WITH ORDINALITY AS mails (email, place)`
