'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CurrentUser } from '@/lib/api/current-user'
import { hasHint, removeHint, updateHint } from '../../authentication-hint'
import { isRejected, useAccountQuery } from './use-account-query'

/** Cookies have no change event: read the hint on each render. */
const subscribeToNothing = () => () => undefined

/**
 * Loads the logged-in user if the readable cookie marks one (spec §4). Removes the cookie if
 * the backend rejects the session (spec §8); a failure of the backend leaves it.
 */
export function useCurrentUser(url: string): CurrentUser | null {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasHint, () => false)
  const query = useAccountQuery<CurrentUser>(
    useMemo(() => (isHinted ? (queries) => queries.observeUser(url) : null), [isHinted, url]),
  )
  const isSessionRejected = isRejected(query)

  useEffect(updateHint)
  useEffect(() => {
    if (isSessionRejected) removeHint()
  }, [isSessionRejected])

  return query.data ?? null
}
