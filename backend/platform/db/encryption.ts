import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type pg from 'pg'
import type { Logger } from 'pino'

const loopbackPattern = /^(?:::ffff:)?127\.|^::1$/

/** Security of a connection. A Unix socket has no remote address. */
interface ConnectionSecurity {
  remoteAddress?: string | undefined
  /** True if the server's certificate was verified; absent without TLS. */
  authorized?: boolean
}

/** Returns a warning for an insecure connection; null for a secure one. */
export function findEncryptionProblem({ remoteAddress, authorized }: ConnectionSecurity): string | null {
  if (authorized || remoteAddress === undefined || loopbackPattern.test(remoteAddress)) return null
  return authorized === undefined
    ? 'The connection to the database is not encrypted. DATABASE_URL needs ?sslmode=verify-full'
    : 'The certificate of the database is not checked. DATABASE_URL needs ?sslmode=verify-full, and sslrootcert for one of your own'
}

/** Warns of an insecure connection to another machine. */
export async function warnIfUnencrypted(pool: pg.Pool, log: Logger): Promise<void> {
  const client = await pool.connect()
  const { stream } = client.connection
  client.release()
  if (!(stream instanceof Socket)) return
  const { remoteAddress } = stream
  const problem = findEncryptionProblem({
    remoteAddress,
    ...(stream instanceof TLSSocket ? { authorized: stream.authorized } : {}),
  })
  if (problem) log.warn(problem)
}
