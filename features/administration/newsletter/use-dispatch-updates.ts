import { useEffect } from 'react'
import { z } from 'zod'
import type { AdministeredRecord } from '../calls'
import { useLeaveGuardRef } from '../form/leave-guard'

const intervalMs = 5000
/** A dispatch normally starts within this time after the planned start. */
const maxStartDelayMs = 120_000
const dispatchSchema = z.object({ state: z.enum(['planned', 'sending']), planned_at: z.string().nullable() })

/**
 * Loads an issue or a press release regularly while its mails are sent or are about to be sent.
 * Pauses in a hidden window, and while the form has unsaved changes, because the start of a
 * dispatch replaces the form.
 */
export function useDispatchUpdates(record: AdministeredRecord | undefined, load: () => unknown): void {
  const guard = useLeaveGuardRef()
  const dispatch = dispatchSchema.safeParse(record?.row.dispatch ?? record?.row).data
  const state = dispatch?.state
  const plannedAtMs = Date.parse(dispatch?.planned_at ?? '')
  useEffect(() => {
    if (!state) return
    const timer = setInterval(() => {
      const delayMs = Date.now() - plannedAtMs
      const isDue = state === 'sending' || (delayMs >= 0 && delayMs < maxStartDelayMs)
      if (isDue && !document.hidden && guard.current === null) load()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [state, plannedAtMs, load, guard])
}
