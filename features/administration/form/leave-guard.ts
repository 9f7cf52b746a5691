import { createContext, type RefObject, useContext, useEffect } from 'react'
import { isSamePage } from '@/components/behavior/links/followed-link'

/** Asks the user about unsaved changes. Calls `leave` unless the user wants to stay. */
export type LeaveGuard = (leave: () => void) => void

const Context = createContext<RefObject<LeaveGuard | null>>({ current: null })

export const LeaveGuardProvider = Context.Provider

/** Returns a ref to the guard of the form with unsaved changes; null without changes. */
export const useLeaveGuardRef = () => useContext(Context)

/**
 * Guards a form with unsaved changes. Links in the administration, the Back button and the browser
 * then ask before the user leaves.
 */
export function useLeaveGuard(isDirty: boolean, guard: LeaveGuard): void {
  const guardRef = useLeaveGuardRef()
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const formUrl = new URL(window.location.href)
    // With the state of the previous entry, Next would show that page at the address of the form.
    const { state: formState } = window.history
    const stopAsking = () => window.removeEventListener('popstate', askOnReturn, { capture: true })
    // Captures the event before the router, which would remove the form.
    const askOnReturn = (event: PopStateEvent) => {
      if (isSamePage(new URL(window.location.href), formUrl)) return
      event.stopImmediatePropagation()
      window.history.pushState(formState, '', formUrl)
      guard(() => {
        stopAsking()
        window.history.back()
      })
    }
    guardRef.current = guard
    window.addEventListener('popstate', askOnReturn, { capture: true })
    window.addEventListener('beforeunload', warn)
    return () => {
      guardRef.current = null
      stopAsking()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isDirty, guard, guardRef])
}
