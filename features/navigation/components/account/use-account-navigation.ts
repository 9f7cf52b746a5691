'use client'

import { useEffect, useState } from 'react'
import { type AccountNavigation, readAccountNavigation } from '@/lib/api/account-navigation'
import type { CurrentUser } from '@/lib/api/current-user'
import { askedOnce } from './asked-once'

const askForNavigation = askedOnce(readAccountNavigation)

/**
 * The navigation of a user, asked for once the user is known (spec §4).
 * @returns `undefined` while it is waited for, null where it cannot be had
 */
export function useAccountNavigation(
  user: Pick<CurrentUser, 'email'> | null,
  url: string,
): AccountNavigation | null | undefined {
  const [navigation, setNavigation] = useState<AccountNavigation | null>()
  const email = user?.email
  useEffect(() => {
    if (email === undefined) return
    let isWanted = true
    void askForNavigation(`${email} ${url}`, url).then((known) => isWanted && setNavigation(known))
    return () => {
      isWanted = false
    }
  }, [email, url])
  return navigation
}
