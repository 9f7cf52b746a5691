import type { ReactNode } from 'react'
import type { Account } from '@/lib/api/account'
import type { ServiceAddresses } from '../../addresses'
import styles from './account-columns.module.css'
import { SelfServiceColumn } from './self-service-column'
import { useSelfServiceTexts } from './self-service-texts'

export interface AccountColumnsProps {
  addresses: ServiceAddresses
  /** The address of the page shown. */
  address: string | null
  account: Account | null
  /** The main part. */
  children: ReactNode
}

/** The account layout (spec §2): the self-service menu beside the page; only the page for visitors. */
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
