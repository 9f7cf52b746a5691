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

const getDrafts = () => {
  drafts ??= new Map(Object.entries(store.read() ?? {}))
  return drafts
}

/** Returns a draft of this tab. It outlives its field, which may be removed and shown again. */
export const readTabDraft = (key: string): unknown => getDrafts().get(key)

/**
 * Keeps a draft in this tab, also across reloads.
 * @param draft null deletes it
 */
export function writeTabDraft(key: string, draft: unknown): void {
  if (draft === null && !getDrafts().has(key)) return
  if (draft === null) getDrafts().delete(key)
  else getDrafts().set(key, draft)
  writtenKeys.add(key)
  store.write(getDrafts().size > 0 ? Object.fromEntries(getDrafts()) : null)
  notify()
}

/** The prefixes of the keys of an account's drafts about a page and about pictures. */
export const draftPrefixes = {
  waivers: (accountId: number, pageId: number) => `waivers ${accountId} ${pageId} `,
  comments: (accountId: number, pageId: number) => `comments/${accountId}/${pageId}/`,
  pictures: (accountId: number) => `picture ${accountId} `,
}

/** Assigns the drafts of an account about a page and about pictures to another account. */
export function moveTabDrafts(pageId: number, { from, to }: { from: number; to: number }): void {
  for (const toPrefix of Object.values(draftPrefixes)) {
    const prefix = toPrefix(from, pageId)
    for (const [key, draft] of [...getDrafts()].filter(([candidate]) => candidate.startsWith(prefix))) {
      const newKey = toPrefix(to, pageId) + key.slice(prefix.length)
      const isWritten = writtenKeys.has(key)
      writeTabDraft(newKey, draft)
      writeTabDraft(key, null)
      // Leaving the page warns only about drafts that were typed since it was loaded.
      if (!isWritten) writtenKeys.delete(newKey)
    }
  }
}

/** The prefix of the keys of invalid entries. The editor of their page counts them itself. */
export const entriesPrefix = 'entries '

/** Returns true if drafts other than invalid entries were typed since the page was loaded. */
export const hasTabDrafts = (): boolean =>
  [...writtenKeys].some((key) => !key.startsWith(entriesPrefix) && getDrafts().has(key))

/** Returns the keys of all drafts with a prefix, joined by spaces, because React compares texts. */
export function useTabDraftKeys(prefix: string): string {
  const listKeys = () => [...getDrafts().keys()].filter((key) => key.startsWith(prefix)).join(' ')
  return useSyncExternalStore(subscribe, listKeys, () => '')
}

/**
 * Returns a text and its setter. The text is kept as a draft while it differs from the initial
 * text.
 */
export function useTabText(key: string, initialText = ''): [text: string, setText: (text: string) => void] {
  const readText = () => {
    const draft = readTabDraft(key)
    return typeof draft === 'string' ? draft : initialText
  }
  const text = useSyncExternalStore(subscribe, readText, () => initialText)
  return [text, (newText) => writeTabDraft(key, newText === initialText ? null : newText)]
}
