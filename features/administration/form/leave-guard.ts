import { createContext, type RefObject, useContext, useEffect } from 'react'

/** Asks for confirmation if there are unsaved changes, and calls `go` if the user confirms. */
export type LeaveGuard = (go: () => void) => void

const Context = createContext<RefObject<LeaveGuard | null>>({ current: null })

export const LeaveGuardProvider = Context.Provider

/** Guards a form with changes: links of the administration and the browser ask before leaving. */
export function useLeaveGuard(isDirty: boolean, guard: LeaveGuard): void {
  const guardRef = useContext(Context)
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    guardRef.current = guard
    window.addEventListener('beforeunload', warn)
    return () => {
      guardRef.current = null
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty, guard, guardRef])
}
