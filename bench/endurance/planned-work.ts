import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { jobFacets } from '@/lib/contract/jobs/job-facets'
import type { Cluster } from './cluster'
import { addBlock, createPage, openEditor } from './editing'

/** The time until the first publication. All schedules must be stored before. */
const aheadMs = 3000
/** Servers search for due work every five seconds. Repeated work has happened after this time. */
const repetitionMs = 6000
/** Generous, for a busy machine. */
const patienceMs = 90_000
const pollMs = 100

/** For each kind of work, the number of items by how often they happened. */
export interface PlannedWork {
  publications: Record<number, number>
  mails: Record<number, number>
  alerts: Record<number, number>
}

interface Plan {
  /** The number of publications, of mails and of readers of job ads. */
  count: number
  /** The time over which the work becomes due evenly; all at once by default. */
  spreadMs?: number
  /** Runs after the planning, for example restarts and kills. */
  meanwhile?: () => Promise<unknown>
}

/**
 * Plans publications through both servers, mails and job alerts, and counts how often each of them
 * happens while both servers search for work.
 */
export async function countPlannedWork(
  cluster: Cluster,
  { count, spreadMs = 0, meanwhile = async () => undefined }: Plan,
): Promise<PlannedWork> {
  if (!cluster.postgres) throw new Error('PostgreSQL is required.')
  const client = new pg.Pool({ connectionString: cluster.postgres.url, max: 1 })
  // The database may be killed at the same time.
  client.on('error', () => undefined)
  try {
    for (const statement of publicationTrigger) await client.query(statement)
    // Unique names, because a site may see several runs.
    const names = Array.from({ length: count }, () => randomBytes(6).toString('hex'))
    const stepMs = spreadMs / count
    const pages = await planPublications(cluster, names, stepMs)
    const recipients = names.map((name) => `mail-${name}@example.org`)
    const readers = names.map((name) => `reader-${name}@example.org`)
    await client.query(announceJob)
    await client.query(enqueue, [recipients, { name: 'Ada', url: `${cluster.siteUrl}/de/account/login` }, stepMs])
    const countAll = async (): Promise<PlannedWork> => {
      const { rows } = await client.query<{ page_id: number }>('SELECT page_id FROM noted_publications')
      const publishedPages = rows.map(({ page_id: id }) => id)
      const mailedAddresses = cluster.mailServer.mails.flatMap(({ to }) => to)
      return {
        publications: countEach(pages, publishedPages),
        mails: countEach(recipients, mailedAddresses),
        alerts: countEach(readers, mailedAddresses),
      }
    }
    await Promise.all([
      meanwhile(),
      subscribeInTurn(client, readers, stepMs),
      waitUntilComplete(countAll, spreadMs + patienceMs),
    ])
    await wait(repetitionMs)
    return await countAll()
  } finally {
    await client.end()
  }
}

/** Subscribes one reader after another to job alerts. Retries while the database is unavailable. */
async function subscribeInTurn(client: pg.Pool, readers: readonly string[], stepMs: number): Promise<void> {
  const details = { ...noFacets, ...noFilters, frequency: 'immediately' }
  for (const reader of readers) {
    while (!(await client.query(subscribe, [reader, details]).catch(() => null))) await wait(pollMs)
    await wait(stepMs)
  }
}

/** Waits until all work has happened, or until the timeout. */
async function waitUntilComplete(count: () => Promise<PlannedWork>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const work = await count().catch(() => null)
    if (work && Object.values(work).every((counts: Record<number, number>) => counts[0] === undefined)) return
    await wait(pollMs)
  }
}

/**
 * Counts the expected items by how often they happened. The correct result is `{ 1: expected.length
 * }`.
 */
function countEach<T>(expected: readonly T[], actual: readonly T[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const item of expected) {
    const times = actual.filter((entry) => entry === item).length
    counts[times] = (counts[times] ?? 0) + 1
  }
  return counts
}

/** Schedules publications through the servers in turn. @returns the ids of the pages */
async function planPublications(
  { servers, siteUrl }: Cluster,
  names: readonly string[],
  stepMs: number,
): Promise<number[]> {
  const [first] = servers
  if (!first) throw new Error('A server is required.')
  const editor = await openEditor(siteUrl, first.url, '192.0.2.40')
  const pages: number[] = []
  for (const name of names) {
    const pageId = await createPage(editor, first.url, `geplant-${name}`)
    await addBlock(editor, first.url, pageId, 'Premiere')
    pages.push(pageId)
  }
  for (const [number, pageId] of pages.entries()) {
    const { url } = servers[number % servers.length] ?? first
    const publishAt = new Date(Date.now() + aheadMs + number * stepMs).toISOString()
    await editor.edit(url, 'POST', `page/${pageId}/schedule/`, { publish_at: publishAt })
  }
  return pages
}

const publicationTrigger = [
  'CREATE TABLE IF NOT EXISTS noted_publications (page_id integer)',
  `CREATE OR REPLACE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO noted_publications VALUES (NEW.page_id);
      RETURN NULL;
    END $$`,
  `CREATE OR REPLACE TRIGGER note_publication AFTER INSERT OR UPDATE ON publications
    FOR EACH ROW EXECUTE FUNCTION note_publication()`,
]

/** A job alert for all ads. */
const noFacets = Object.fromEntries(jobFacets.map((facet) => [facet, '']))
const noFilters = { search: '', organization: '', near: '', within: '' }

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
