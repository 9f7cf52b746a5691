import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/** Identity of a process. Process ids are reused, so host and start time are part of it. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** Start time in clock ticks since boot; null if the system does not provide it. */
  started: z.string().nullable(),
})
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

export function getOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: readStartTime(process.pid) }
}

/** Returns true for another running process of this host. */
export function isAlive({ pid, host, started }: ProcessIdentity): boolean {
  if (host !== hostname() || pid === process.pid || !isRunning(pid)) return false
  const currentStart = readStartTime(pid)
  return started === null || currentStart === null || started === currentStart
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/**
 * Reads field 22 of /proc/{pid}/stat (Linux, proc(5)); the preceding name may contain spaces and
 * brackets.
 */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return (
      stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .at(19) ?? null
    )
  } catch {
    return null
  }
}
