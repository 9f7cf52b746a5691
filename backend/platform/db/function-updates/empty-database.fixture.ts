import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { silentLog } from '@/tests/databases'
import { runStatement, toDatabaseUrl } from '@/tests/databases-setup'
import { startEmbeddedServer } from '../../embedded/server'
import { connectDatabase, type DatabaseTarget } from '../client'

interface EmptyDatabase {
  pool: pg.Pool
  /** Drops all tables and functions. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** Creates a database without tables, on PGlite or PostgreSQL as configured. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const { target, remove } = await createDatabase()
  const { pool, close } = await connectDatabase(target, silentLog)
  return {
    pool,
    async clear() {
      await pool.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
      await pool.query('DROP SCHEMA public CASCADE')
      await pool.query('CREATE SCHEMA public')
    },
    async close() {
      await close()
      await remove()
    },
  }
}

async function createDatabase(): Promise<{ target: DatabaseTarget; remove(): Promise<void> }> {
  const template = inject('testTemplate')
  if (template.kind === 'postgres') {
    const { server } = template
    const name = `empty_${randomUUID().replaceAll('-', '')}`
    await runStatement(server, `CREATE DATABASE ${name}`)
    return {
      target: { kind: 'postgres', url: toDatabaseUrl(server, name) },
      remove: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'bh-empty-'))
  const server = await startEmbeddedServer(join(folder, 'database'), folder, (error) => {
    throw error
  })
  return {
    target: { kind: 'embedded', socketFolder: server.socketFolder },
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
