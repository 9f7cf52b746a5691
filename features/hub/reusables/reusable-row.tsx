import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ReusableUse } from '@/lib/contract/pages/reusable'
import styles from './reusables.module.css'
import { UsedBy } from './used-by'

interface ReusableRowProps {
  name: string
  slug: string
  uses: readonly ReusableUse[]
  /** The buttons of the actions. */
  children: ReactNode
}

/** A row of the list: the names, uses and actions of a reusable item. */
export function ReusableRow({ name, slug, uses, children }: ReusableRowProps) {
  const t = useTranslations('editor.reusables')
  return (
    <li className={styles.row}>
      <div>
        <h3>{name}</h3>
        <p className={styles.quiet}>{t('slugIs', { slug })}</p>
      </div>
      <div>
        {uses.length === 0 ? (
          <p className={styles.quiet}>{t('uses.none')}</p>
        ) : (
          <>
            <p className={styles.quiet}>{t('uses.title')}</p>
            <UsedBy uses={uses} />
          </>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
