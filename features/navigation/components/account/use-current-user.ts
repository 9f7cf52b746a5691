'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CurrentUser } from '@/lib/api/current-user'
import { hasHint, removeHint, updateHint } from '../../authentication-hint'
import { useAccountQuery } from './use-account-query'

/** Cookies have no change event: read the hint on each render. */
const subscribeToNothing = () => () => undefined

/**
 * Loads the logged-in user if the readable cookie marks one (spec §4). Removes the cookie if the
 * backend responds otherwise (spec §8).
 */
export function useCurrentUser(url: string): CurrentUser | null {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasHint, () => false)
  const { data, isError } = useAccountQuery<CurrentUser>(
    useMemo(() => (isHinted ? (queries) => queries.observeUser(url) : null), [isHinted, url]),
  )

  useEffect(updateHint)
  useEffect(() => {
    if (isError) removeHint()
  }, [isError])

  return data ?? null
}
