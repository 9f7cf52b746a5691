import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * Creates a database on the server of `DATABASE_URL_TEST`.
 * @param template the name of the database to copy; default: an empty one
 */
export async function createDatabase(
  template = 'template1',
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL_TEST
  if (!server) throw new Error('DATABASE_URL_TEST is missing; `npm run e2e` sets it.')
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined) }
}

/**
 * Runs one statement on a new connection and returns its rows.
 * @param address a URL, or its parts
 */
export async function query(
  address: string | pg.ClientConfig,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(text, [...values])
    return result.rows
  } finally {
    await client.end()
  }
}
