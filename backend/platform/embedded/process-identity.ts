import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/**
 * Identifies a process. A process id is reused, so host and start time are part of the identity.
 */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /**
   * Start time in clock ticks since the boot of the machine; null if the system does not tell it.
   */
  started: z.string().nullable(),
})
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

export function getOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: readStartTime(process.pid) }
}

/** Returns true if the process is still running on this host and is not the current process. */
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
 * Reads the start time, field 22 of /proc/{pid}/stat (Linux, proc(5)). Counts from the last
 * bracket, because the name of the program before it may contain spaces and brackets.
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
