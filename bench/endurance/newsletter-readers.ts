import type pg from 'pg'

/** Readers of a newsletter issue, by the way in which their mail server behaves. */
export interface Readers {
  /** Their server accepts each mail, defers the first attempt, or drops one connection. */
  expected: string[]
  /** Their server refuses each mail. */
  refusing: string[]
  /** They unsubscribe after the issue was planned. */
  leaving: string[]
}

const languages = ['de', 'en']
const domains = ['a.example.org', 'b.example.org', 'c.example.org']

/** Domains of readers whose mail servers do not accept a mail at once. */
export const deferringDomain = 'defers.example.org'
export const droppingDomain = 'drops.example.org'
export const refusingDomain = 'refuses.example.org'

/** One of so many readers has such a server. Refusals stay below the share that ends a dispatch. */
const refusingEvery = 25
const deferringEvery = 50
const droppingCount = 6
const leavingCount = 100

/**
 * Subscribes confirmed readers in two languages and plans an issue for now.
 * @param count all readers
 * @param name unique in the database
 * @returns the readers and the id of the dispatch
 */
export async function planIssue(
  client: pg.Pool,
  count: number,
  name: string,
): Promise<{ readers: Readers; dispatchId: number }> {
  const addresses = Array.from({ length: count }, (_, index) => toAddress(name, index))
  await client.query(subscribe, [addresses, languages])
  const { rows } = await client.query<{ id: number }>(plan, [`ausgabe-${name}`, { de: 'Neues', en: 'News' }])
  const [row] = rows
  if (!row) throw new Error('The issue was not planned.')
  const readers = {
    refusing: addresses.filter((address) => address.endsWith(refusingDomain)),
    leaving: addresses.slice(-leavingCount),
    expected: addresses.slice(0, -leavingCount).filter((address) => !address.endsWith(refusingDomain)),
  }
  return { readers, dispatchId: row.id }
}

function toAddress(name: string, index: number): string {
  return `reader-${index}-${name}@${chooseDomain(index)}`
}

function chooseDomain(index: number): string {
  if (index < droppingCount) return droppingDomain
  if (index % refusingEvery === 0) return refusingDomain
  if (index % deferringEvery === 1) return deferringDomain
  return domains[index % domains.length] ?? refusingDomain
}

/** Sets how many mails leave in a minute, in total and for each domain. */
export async function setRates(client: pg.Pool, perMinute: number, perDomain: number): Promise<void> {
  await client.query('UPDATE settings SET dispatched_per_minute = $1, dispatched_per_domain = $2', [
    perMinute,
    perDomain,
  ])
}

/** Unsubscribes readers, as the link in their mails does. */
export async function unsubscribe(client: pg.Pool, addresses: readonly string[]): Promise<void> {
  await client.query('DELETE FROM subscriptions WHERE email = ANY ($1)', [addresses])
}

const subscribe = `INSERT INTO subscriptions
  (list, email, language, topics, state, seed, consent_version, requested_at, confirmed_at, details)
  SELECT 'newsletter', email, ($2::text[])[1 + place % 2], '{policy}', 'confirmed', left(md5(email), 12), '1',
    now() - interval '1 day', now() - interval '1 day', '{}'
  FROM unnest($1::text[]) WITH ORDINALITY AS readers (email, place)`

const plan = `WITH issue AS (
    INSERT INTO newsletter_issues (slug, subject, text, topics, languages)
    VALUES ($1, $2::jsonb, '{"de": "<p>Guten Tag</p>", "en": "<p>Hello</p>"}', '{policy}', '{de,en}')
    RETURNING id
  )
  INSERT INTO dispatches (issue_id, planned_at) SELECT id, now() FROM issue RETURNING id`
