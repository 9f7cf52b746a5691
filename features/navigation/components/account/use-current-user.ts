'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CurrentUser } from '@/lib/api/current-user'
import { forgetHint, hasHint, updateHint } from '../../authentication-hint'
import { useAccountQuery } from './use-account-query'

/** Cookies have no change event: the hint is read on each render. */
const subscribeToNothing = () => () => undefined

/**
 * The logged-in user, once loaded. Loaded only if the readable cookie says that there is one (spec §4); if the
 * backend answers otherwise, the cookie is removed (spec §8).
 */
export function useCurrentUser(url: string): CurrentUser | null {
  const isHinted = useSyncExternalStore(subscribeToNothing, hasHint, () => false)
  const { data, isError } = useAccountQuery<CurrentUser>(
    useMemo(() => (isHinted ? (queries) => queries.observeUser(url) : null), [isHinted, url]),
  )

  useEffect(updateHint)
  useEffect(() => {
    if (isError) forgetHint()
  }, [isError])

  return data ?? null
}
