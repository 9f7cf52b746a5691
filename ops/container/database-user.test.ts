import { execFile } from 'node:child_process'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { findPostgres } from '../../scripts/support/programs/find-postgres.mjs'

const run = promisify(execFile)

let server: Awaited<ReturnType<typeof startPostgres>>
let user: pg.Client

function connectAs(name: string, database: string): pg.Client {
  const url = new URL(server.url)
  url.username = name
  url.pathname = `/${database}`
  return new pg.Client(url.href)
}

/** Creates a database like PostgreSQL's image and runs the script in it. */
beforeAll(async () => {
  server = await startPostgres()
  const administrator = connectAs('postgres', 'postgres')
  await administrator.connect()
  await administrator.query('CREATE DATABASE site')
  await administrator.end()
  const { hostname, port, password } = new URL(server.url)
  await run('ops/container/database-user.sh', {
    env: {
      NODE_ENV: 'test',
      PATH: [await findPostgres(), process.env.PATH].join(delimiter),
      PGHOST: hostname,
      PGPORT: port,
      PGPASSWORD: password,
      POSTGRES_USER: 'postgres',
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: 'site',
      SITE_USER: 'house',
    },
  })
  user = connectAs('house', 'site')
  await user.connect()
}, 60_000)

afterAll(async () => {
  await user?.end()
  await server?.stop()
})

it('gives the site a user that owns its database and has no other rights', async () => {
  const { rows } = await user.query(
    'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
  )
  expect(Object.values(rows[0])).toEqual([false, false, false, false, false])
})

it('lets the site create tables and extensions', async () => {
  await user.query('CREATE EXTENSION pg_trgm')
  await user.query('CREATE TABLE public.plays (title text)')
  await user.query('DROP TABLE public.plays')
})

it('rejects a login as the administrator with the password of the site', async () => {
  await expect(connectAs('postgres', 'site').connect()).rejects.toThrow(/password authentication failed/)
})
