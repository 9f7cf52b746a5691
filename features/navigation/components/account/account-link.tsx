'use client'

import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { PageLink } from '@/lib/i18n/page-link'
import { formatAccountLabel } from '../../account-label'
import { useCurrentUser } from './use-current-user'

export interface AccountLinkProps {
  /** The address of GET api/users/me/ in the page's language. */
  userUrl: string
  login: string
  account: string
  /** The text of the link for visitors. */
  label: string
  className?: string
}

/** The link to the account, or to the login for visitors (spec §2). */
export function AccountLink({ userUrl, login, account, label, className }: AccountLinkProps) {
  const user = useCurrentUser(userUrl)
  const { address } = usePageFrame()
  const href = user ? account : login
  return (
    <PageLink href={href} className={className} aria-current={href === address ? 'page' : undefined}>
      {formatAccountLabel(user, label)}
    </PageLink>
  )
}
