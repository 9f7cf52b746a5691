import type { ReactNode } from 'react'
import type { Account } from '@/lib/api/account'
import type { ServiceAddresses } from '../../addresses'
import styles from './account-columns.module.css'
import { SelfServiceColumn } from './self-service-column'
import { useSelfServiceTexts } from './self-service-texts'

export interface AccountColumnsProps {
  addresses: ServiceAddresses
  /** The address of the current page. */
  address: string | null
  account: Account | null
  /** The main content. */
  children: ReactNode
}

/**
 * The account layout (spec §2): the self-service menu next to the page; visitors see only the page.
 */
export function AccountColumns({ addresses, address, account, children }: AccountColumnsProps) {
  return (
    <div className={styles.columns} data-known={account ? '' : undefined}>
      <div className={styles.side}>
        <SelfServiceColumn
          initial={account}
          userUrl={addresses.currentUser}
          navigationUrl={addresses.accountNavigation}
          texts={useSelfServiceTexts(addresses)}
          address={address}
        />
      </div>
      {children}
    </div>
  )
}
