import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on the server of `DATABASE_URL_TEST`. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL_TEST
  if (!server) throw new Error('DATABASE_URL_TEST is missing; `npm run e2e` sets it.')
  const name = `e2e_${randomUUID().replaceAll('-', '')}`
  await query(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined),
  }
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
