'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { subscribeToNothing } from '@/components/ui/use-hydrated'
import type { CurrentUser } from '@/lib/api/current-user'
import { hasLoginHint, removeLoginHint, updateHintAttributes } from '../../authentication-hint'
import { isRejected } from '../../is-rejected'
import { currentUserQuery } from '../../queries'

/**
 * Loads the logged-in user if the cookie names one (spec §4). Removes the cookie if the backend
 * rejects the session (spec §8), but not after other failures.
 * @param isRenderedForUser true on a page that contains the user's data
 */
export function useCurrentUser(url: string, isRenderedForUser = false): CurrentUser | null {
  // Null on the server, which does not read the cookie.
  const isHinted = useSyncExternalStore<boolean | null>(subscribeToNothing, hasLoginHint, () => null)
  const query = useQuery({ ...currentUserQuery(url), enabled: isHinted === true })
  const isSessionRejected = isHinted === true && isRejected(query)

  useEffect(updateHintAttributes)
  useEffect(() => {
    if (isSessionRejected) removeLoginHint()
  }, [isSessionRejected])

  return isHinted === false && !isRenderedForUser ? null : (query.data ?? null)
}
