import { expect, it } from 'vitest'
import { openSource } from '@/backend/operations/backup/open-database'
import { silentLog } from '@/tests/databases'
import { findFreePort } from '@/tests/servers/free-port'
import { readBackendEnv } from '../env'
import { openDatabase } from './open-site-database'

const rethrow = (error: Error) => {
  throw error
}

it('reports an unreachable database with its setting and advice, without the password', async () => {
  const env = readBackendEnv({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${await findFreePort()}/a` })
  const openings = [openDatabase(env, silentLog, rethrow), openSource({ env, log: silentLog, onFailure: rethrow })]
  for (const opening of openings) {
    const error: unknown = await opening.catch((caught: unknown) => caught)
    expect(String(error)).toMatch(
      /^Error: The database of DATABASE_URL cannot be reached: connect ECONNREFUSED [\d.:]+\. No server listens there/,
    )
    expect(String(error)).not.toContain('secret')
  }
})
