import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners'
import { createDraftStore } from './draft-store'

const { subscribe, notify } = createListeners()
const store = createDraftStore(
  'tab-drafts',
  (data): Record<string, unknown> | null => (typeof data === 'object' && data !== null ? { ...data } : null),
  'session',
)
let drafts: Map<string, unknown> | null = null
/** The keys of drafts that were written since the page was loaded. */
const writtenKeys = new Set<string>()

const open = () => {
  drafts ??= new Map(Object.entries(store.read() ?? {}))
  return drafts
}

/** Reads a draft of this tab: words whose field may be removed and shown again. */
export const readTabDraft = (key: string): unknown => open().get(key)

/**
 * Keeps a draft in this tab, also across reloads.
 * @param draft null deletes it
 */
export function writeTabDraft(key: string, draft: unknown): void {
  if (draft === null && !open().has(key)) return
  if (draft === null) open().delete(key)
  else open().set(key, draft)
  writtenKeys.add(key)
  store.write(Object.fromEntries(open()))
  notify()
}

/** Returns true if leaving the page could lose words that were typed on it. */
export const hasTabDrafts = (): boolean => [...writtenKeys].some((key) => open().has(key))

/** Returns the keys of all drafts with a prefix, each followed by a space. */
export function useTabDraftKeys(prefix: string): string {
  const listKeys = () => [...open().keys()].filter((key) => key.startsWith(prefix)).join(' ')
  return useSyncExternalStore(subscribe, listKeys, () => '')
}

/** Returns a typed text that is kept as a draft while it differs from the initial one. */
export function useTabText(key: string, initialText = ''): [text: string, setText: (text: string) => void] {
  const readText = () => {
    const draft = readTabDraft(key)
    return typeof draft === 'string' ? draft : initialText
  }
  const text = useSyncExternalStore(subscribe, readText, () => initialText)
  return [text, (newText) => writeTabDraft(key, newText === initialText ? null : newText)]
}
