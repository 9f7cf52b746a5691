'use client'

import { useMemo } from 'react'
import type { AccountNavigation } from '@/lib/api/account-navigation'
import type { CurrentUser } from '@/lib/api/current-user'
import { useAccountQuery } from './use-account-query'

/**
 * Loads the navigation of a user, once the user is known (spec §4).
 * @returns `undefined` while loading, null after a failure
 */
export function useAccountNavigation(
  user: Pick<CurrentUser, 'email'> | null,
  url: string,
): AccountNavigation | null | undefined {
  const email = user?.email
  const { data, isError } = useAccountQuery<AccountNavigation>(
    useMemo(
      () => (email === undefined ? null : (queries) => queries.observeNavigation(email, url)),
      [email, url],
    ),
  )
  return isError ? null : data
}
