import type { ReactNode } from 'react'
import type { ServiceAddresses } from '../../addresses'
import styles from './account-columns.module.css'
import { SelfServiceColumn } from './self-service-column'
import { useSelfServiceTexts } from './self-service-texts'

export interface AccountColumnsProps {
  addresses: ServiceAddresses
  /** True on a page that was rendered for its user. */
  isRenderedForUser: boolean
  /** The main content. */
  children: ReactNode
}

/**
 * Layout of the account pages (spec §2): the self-service menu next to the page. Visitors see only
 * the page.
 */
export function AccountColumns({ addresses, isRenderedForUser, children }: AccountColumnsProps) {
  return (
    <div className={styles.columns} data-known={isRenderedForUser ? '' : undefined}>
      <div className={styles.side}>
        <SelfServiceColumn
          isRenderedForUser={isRenderedForUser}
          userUrl={addresses.currentUser}
          navigationUrl={addresses.accountNavigation}
          texts={useSelfServiceTexts(addresses)}
        />
      </div>
      {children}
    </div>
  )
}
