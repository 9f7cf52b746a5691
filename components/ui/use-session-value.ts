import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const { subscribe, notify } = createListeners()
/** Values that sessionStorage did not accept. They are kept until the document is closed. */
const fallback = new Map<string, string | null>()

function readSessionValue(key: string): string | null {
  const value = fallback.get(key)
  if (value !== undefined) return value
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeSessionValue(key: string, value: string | null): void {
  fallback.delete(key)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    fallback.set(key, value)
  }
  notify()
}

/**
 * Returns a value that is stored until the tab is closed, and its setter. The value is null if none
 * is stored, and on the server.
 */
export function useSessionValue(key: string): [value: string | null, setValue: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSessionValue(key),
    () => null,
  )
  return [value, (next) => writeSessionValue(key, next)]
}
