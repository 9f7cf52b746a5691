import { createContext, type RefObject, useContext, useEffect } from 'react'

/** Asks the user about unsaved changes. Calls `leave` unless the user wants to stay. */
export type LeaveGuard = (leave: () => void) => void

const Context = createContext<RefObject<LeaveGuard | null>>({ current: null })

export const LeaveGuardProvider = Context.Provider

/** Returns a ref to the guard of the form with unsaved changes; null without changes. */
export const useLeaveGuardRef = () => useContext(Context)

/**
 * Guards a form with unsaved changes. Links in the administration, and the browser, then ask before
 * the user leaves.
 */
export function useLeaveGuard(isDirty: boolean, guard: LeaveGuard): void {
  const guardRef = useLeaveGuardRef()
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
