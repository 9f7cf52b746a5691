import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const storageKey = 'saved-jobs'
/** Equal to the maximum number of ads in one backend call. */
const maxSaved = 100

const { subscribe: addListener, notify } = createListeners()
const noIds: readonly number[] = []
/**
 * The last result. `useSyncExternalStore` requires the same array as long as the stored text is
 * unchanged.
 */
let lastRead: { text: string | null; ids: readonly number[] } = { text: null, ids: noIds }
/** The list if the browser refused to store it; kept in memory until the page is left. */
let refusedText: string | null = null

function readSavedJobs(): readonly number[] {
  const text = refusedText ?? readStorage()
  if (text !== lastRead.text) lastRead = { text, ids: parseIds(text ?? '') }
  return lastRead.ids
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Parses the stored text. Ignores invalid ids, because other scripts can change the storage. */
function parseIds(text: string): readonly number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxSaved)
}

function writeSavedJobs(ids: readonly number[]): void {
  const text = ids.slice(0, maxSaved).join(',')
  refusedText = null
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    refusedText = text
  }
  notify()
}

/** Subscribes to changes in this tab and, by the storage event, in other tabs. */
function subscribeToSavedJobs(listener: () => void): () => void {
  const removeListener = addListener(listener)
  window.addEventListener('storage', listener)
  return () => {
    removeListener()
    window.removeEventListener('storage', listener)
  }
}

/** Returns the ids of the ads saved in this browser, most recent first; empty on the server. */
export function useSavedJobs(): readonly number[] {
  return useSyncExternalStore(subscribeToSavedJobs, readSavedJobs, () => noIds)
}

/** Saves an ad, or removes a saved one. */
export function toggleSavedJob(id: number): void {
  const otherIds = readSavedJobs().filter((savedId) => savedId !== id)
  writeSavedJobs(otherIds.length < readSavedJobs().length ? otherIds : [id, ...otherIds])
}

/** Removes saved ads. */
export function removeSavedJobs(ids: readonly number[]): void {
  writeSavedJobs(readSavedJobs().filter((id) => !ids.includes(id)))
}
