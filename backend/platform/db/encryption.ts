import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type pg from 'pg'
import type { Logger } from 'pino'

const loopback = /^(?:::ffff:)?127\.|^::1$/

/** The properties of a connection that show who could read it; a Unix socket has no remote address. */
interface ConnectionSecurity {
  remoteAddress?: string | undefined
  /** Whether the server's certificate was checked; absent without TLS. */
  authorized?: boolean
}

/** What is wrong with the encryption of a connection to the database, in words for the operator; null where nothing is. */
export function encryptionProblem({ remoteAddress, authorized }: ConnectionSecurity): string | null {
  if (authorized || remoteAddress === undefined || loopback.test(remoteAddress)) return null
  return authorized === undefined
    ? 'The connection to the database is not encrypted. DATABASE_URL needs ?sslmode=verify-full'
    : 'The certificate of the database is not checked. DATABASE_URL needs ?sslmode=verify-full, and sslrootcert for one of your own'
}

/** Warns when the database is on another machine and what is said to it may be read or changed on the way. */
export async function warnOfClearText(pool: pg.Pool, log: Logger): Promise<void> {
  const client = await pool.connect()
  const { stream } = client.connection
  client.release()
  if (!(stream instanceof Socket)) return
  const { remoteAddress } = stream
  const problem = encryptionProblem({
    remoteAddress,
    ...(stream instanceof TLSSocket ? { authorized: stream.authorized } : {}),
  })
  if (problem) log.warn(problem)
}
