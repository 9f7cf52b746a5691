import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { parseId } from '@/lib/text/parse-id'

const storageKey = 'saved-jobs'
/** The backend accepts at most this number of ids in one call. */
const maxSaved = 100

const { subscribe: addListener, notify } = createListeners()
const noIds: readonly number[] = []
/**
 * The last returned list. `useSyncExternalStore` requires the same array object as long as the
 * stored text has not changed.
 */
let lastRead: { text: string | null; ids: readonly number[] } = { text: null, ids: noIds }
/** The list that the browser refused to store. It is lost when the document is left. */
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

/** Parses the stored text. Invalid ids are ignored, because the stored text can be modified. */
function parseIds(text: string): readonly number[] {
  const ids = text.split(',').flatMap((id) => parseId(id) ?? [])
  return [...new Set(ids)].slice(0, maxSaved)
}

function writeSavedJobs(ids: readonly number[]): void {
  const text = ids.join(',')
  refusedText = null
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    refusedText = text
  }
  notify()
}

/** Calls the listener when the list changes in this tab or in another one (storage event). */
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

/**
 * Adds an ad to the saved ads, or removes it if it is saved.
 * @returns false if the list is full
 */
export function toggleSavedJob(id: number): boolean {
  const savedIds = readSavedJobs()
  const isSaved = savedIds.includes(id)
  if (!isSaved && savedIds.length >= maxSaved) return false
  writeSavedJobs(isSaved ? savedIds.filter((savedId) => savedId !== id) : [id, ...savedIds])
  return true
}

export function removeSavedJobs(ids: readonly number[]): void {
  writeSavedJobs(readSavedJobs().filter((id) => !ids.includes(id)))
}
