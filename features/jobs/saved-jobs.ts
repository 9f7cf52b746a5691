import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const key = 'saved-jobs'
/** The maximum number of ads per backend call. */
const maxSaved = 100

const { subscribe: listen, notify } = createListeners()
const none: readonly number[] = []
/** The last result, so that the same text returns the same list. */
let lastRead: { text: string | null; ids: readonly number[] } = { text: null, ids: none }
/** The list that the browser refused to store, kept for the life of the document. */
let refusedText: string | null = null

function readSavedJobs(): readonly number[] {
  const text = refusedText ?? readStorage()
  if (text !== lastRead.text) lastRead = { text, ids: parseIds(text ?? '') }
  return lastRead.ids
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Parses the valid ids of a stored text, which may be anything. */
function parseIds(text: string): readonly number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxSaved)
}

function writeSavedJobs(ids: readonly number[]): void {
  const text = ids.slice(0, maxSaved).join(',')
  refusedText = null
  try {
    localStorage.setItem(key, text)
  } catch {
    refusedText = text
  }
  notify()
}

/** Other tabs dispatch a storage event. */
function subscribeToSavedJobs(listener: () => void): () => void {
  const unlisten = listen(listener)
  window.addEventListener('storage', listener)
  return () => {
    unlisten()
    window.removeEventListener('storage', listener)
  }
}

/** The ids of the ads saved in this browser, the last saved first; empty on the server. */
export function useSavedJobs(): readonly number[] {
  return useSyncExternalStore(subscribeToSavedJobs, readSavedJobs, () => none)
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
