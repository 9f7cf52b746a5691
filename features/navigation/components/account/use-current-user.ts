'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '@/lib/api/current-user'
import { hasHint, removeHint, updateHint } from '../../authentication-hint'
import { isRejected } from '../../is-rejected'
import { currentUserQuery } from '../../queries'

/** Cookies have no change event: read the hint on each render. */
const subscribeToNothing = () => () => undefined

/**
 * Loads the logged-in user if the cookie names one (spec §4). Removes the cookie if the backend
 * rejects the session (spec §8), but not after other failures.
 * @param isOnPage true on a page that was rendered for its user: it contains the user's data
 */
export function useCurrentUser(url: string, isOnPage = false): CurrentUser | null {
  // Null on the server, which does not read the cookie.
  const isHinted = useSyncExternalStore<boolean | null>(subscribeToNothing, hasHint, () => null)
  const query = useQuery({ ...currentUserQuery(url), enabled: isHinted === true })
  const isSessionRejected = isHinted === true && isRejected(query)

  useEffect(updateHint)
  useEffect(() => {
    if (isSessionRejected) removeHint()
  }, [isSessionRejected])

  return isHinted === false && !isOnPage ? null : (query.data ?? null)
}
