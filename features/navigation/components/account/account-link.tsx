'use client'

import { PageLink } from '@/lib/i18n/page-link'
import { accountLabel } from '../../account-label'
import { useCurrentUser } from './use-current-user'

export interface AccountLinkProps {
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  login: string
  account: string
  /** The link's text while the user is unknown. */
  label: string
  /** The address of the page shown. */
  address: string | null
  className?: string
}

/** A link to the account when logged in, else to the login; its label follows the rules of spec §2. */
export function AccountLink({ userUrl, login, account, label, address, className }: AccountLinkProps) {
  const user = useCurrentUser(userUrl)
  const href = user ? account : login
  return (
    <PageLink href={href} className={className} aria-current={href === address ? 'page' : undefined}>
      {accountLabel(user, label)}
    </PageLink>
  )
}
