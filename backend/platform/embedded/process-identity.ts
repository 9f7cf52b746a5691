import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/** Identity of a process: also its host and start time, because ids are reused. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** Clock ticks between the boot and its start; null if unknown. */
  started: z.string().nullable(),
})
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

export function getOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: readStartTime(process.pid) }
}

/** Returns true if another process on this host has the identity. */
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
 * Reads the start time, field 22 of /proc/{pid}/stat (proc(5)). The program name before it may
 * contain brackets, so the last bracket counts.
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
