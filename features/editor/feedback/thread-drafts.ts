import { useLayoutEffect, useRef } from 'react'
import type { Thread } from '@/lib/contract/pages/feedback'
import { draftPrefixes, useTabDraftKeys } from '@/lib/drafts/tab-drafts'

/** Returns the beginning of the keys of a user's unsent texts in a thread. */
export const toThreadPrefix = (userId: number, pageId: number, threadId: number) =>
  `${draftPrefixes.comments(userId, pageId)}threads/${threadId}/`

interface GroupedThread {
  thread: Thread
  /** True if the thread is listed with the resolved ones. */
  isResolved: boolean
}

/**
 * Groups the threads. While a thread has an unsent text, it stays in its group, so that its form
 * stays mounted when another user resolves, reopens or deletes it.
 */
export function useThreadGroups(threads: readonly Thread[], userId: number, pageId: number): GroupedThread[] {
  const draftKeys = useTabDraftKeys(draftPrefixes.comments(userId, pageId))
  const lastThreads = useRef(new Map<number, GroupedThread>())
  const hasUnsentText = ({ id }: Thread) => draftKeys.includes(toThreadPrefix(userId, pageId, id))
  const placedThreads = threads.map((thread) => {
    const wasResolved = lastThreads.current.get(thread.id)?.isResolved ?? false
    return { thread, isResolved: hasUnsentText(thread) ? wasResolved : thread.resolved_at !== null }
  })
  const deletedThreads = [...lastThreads.current.values()].filter(
    ({ thread }) => hasUnsentText(thread) && !threads.some(({ id }) => id === thread.id),
  )
  const groupedThreads = [...placedThreads, ...deletedThreads]
  useLayoutEffect(() => {
    lastThreads.current = new Map(groupedThreads.map((placed) => [placed.thread.id, placed]))
  })
  return groupedThreads
}
