'use client'

import { UserNavigationSkeleton } from '@/components/skeleton/user-navigation-skeleton'
import type { Account } from '@/lib/api/account'
import { type SelfServiceTexts, selfServiceMenu, userNavigationOf } from '../../self-service'
import styles from './self-service-column.module.css'
import { SelfServiceMenu } from './self-service-menu'
import { useAccountNavigation } from './use-account-navigation'
import { useCurrentUser } from './use-current-user'

export interface SelfServiceColumnProps {
  /** What the server knows already: on pages that are rendered for one user alone. */
  initial: Account | null
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  /** The address of GET pageeditor-api/nav-account/ in the page's language. */
  navigationUrl: string
  texts: SelfServiceTexts
  address: string | null
}

/**
 * The self-service menu beside the pages of the members' area (spec §2). Its place is waited for where the hint says
 * that someone is logged in; for others there is nothing.
 */
export function SelfServiceColumn({
  initial,
  userUrl,
  navigationUrl,
  texts,
  address,
}: SelfServiceColumnProps) {
  const currentUser = useCurrentUser(userUrl)
  const user = currentUser ?? initial?.user ?? null
  const loadedNavigation = useAccountNavigation(initial ? null : user, navigationUrl)
  const navigation = initial?.navigation ?? loadedNavigation
  if (user && navigation !== undefined) {
    return (
      <SelfServiceMenu menu={selfServiceMenu(user, userNavigationOf(navigation), texts)} address={address} />
    )
  }
  return (
    <div className={styles.waiting}>
      <UserNavigationSkeleton label={texts.loading} />
    </div>
  )
}
