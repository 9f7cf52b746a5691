import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/** Which process: its number alone is given again to others, so the machine and the start time belong to it. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** In the kernel's clock ticks since boot; null where the system does not provide it. */
  started: z.string().nullable(),
})
export type ProcessIdentity = z.infer<typeof processIdentitySchema>

/** This process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) }
}

/** Whether this is another process of this machine that still runs. */
export function isAlive({ pid, host, started }: ProcessIdentity): boolean {
  if (host !== hostname() || pid === process.pid || !exists(pid)) return false
  const present = startOf(pid)
  return started === null || present === null || started === present
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Field 22 of /proc/{pid}/stat (Linux, proc(5)); the name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
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
