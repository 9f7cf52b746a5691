'use client'

import { useQuery } from '@tanstack/react-query'
import type { AccountNavigation } from '@/lib/api/account-navigation'
import type { CurrentUser } from '@/lib/api/current-user'
import { accountNavigationQuery } from '../../queries'

/**
 * Loads the navigation of a user after the user has been loaded (spec §4).
 * @returns `undefined` while loading, null after a failure
 */
export function useAccountNavigation(
  user: Pick<CurrentUser, 'email'> | null,
  url: string,
): AccountNavigation | null | undefined {
  const { data, isError } = useQuery({
    ...accountNavigationQuery(user?.email ?? '', url),
    enabled: user !== null,
  })
  return isError ? null : data
}
