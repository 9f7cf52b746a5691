import { useLayoutEffect, useRef } from 'react'
import type { Thread } from '@/lib/contract/pages/feedback'
import { useTabDraftKeys } from '@/lib/drafts/tab-drafts'

/** Returns the beginning of the keys of a user's unsent words about a page. */
export const toDraftPrefix = (user: number, pageId: number) => `comments/${user}/${pageId}/`

/** Returns the beginning of the keys of unsent words in a thread. */
export const toThreadPrefix = (user: number, pageId: number, thread: number) =>
  `${toDraftPrefix(user, pageId)}threads/${thread}/`

interface GroupedThread {
  thread: Thread
  /** True if the thread is listed with the resolved ones. */
  isResolved: boolean
}

/**
 * Groups the threads. While a thread has unsent words, it stays in its group, so that its form
 * stays mounted when another user resolves, reopens or deletes it.
 */
export function useThreadGroups(threads: readonly Thread[], user: number, pageId: number): GroupedThread[] {
  const draftKeys = useTabDraftKeys(toDraftPrefix(user, pageId))
  const lastThreads = useRef(new Map<number, GroupedThread>())
  const hasWords = ({ id }: Thread) => draftKeys.includes(toThreadPrefix(user, pageId, id))
  const placedThreads = threads.map((thread) => {
    const wasResolved = lastThreads.current.get(thread.id)?.isResolved ?? false
    return { thread, isResolved: hasWords(thread) ? wasResolved : thread.resolved_at !== null }
  })
  const deletedThreads = [...lastThreads.current.values()].filter(
    ({ thread }) => hasWords(thread) && !threads.some(({ id }) => id === thread.id),
  )
  const groupedThreads = [...placedThreads, ...deletedThreads]
  useLayoutEffect(() => {
    lastThreads.current = new Map(groupedThreads.map((placed) => [placed.thread.id, placed]))
  })
  return groupedThreads
}
