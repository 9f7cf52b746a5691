import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ReusableUse } from '@/lib/contract/reusable'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './reusables.module.css'
import { UsedBy } from './used-by'

interface ReusableRowProps {
  name: string
  slug: string
  uses: readonly ReusableUse[]
  /** The address of the page on which it has a fixed place. */
  fixedPage?: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

/** Something reusable in the list: its names, where it is shown, what can be done. */
export function ReusableRow({ name, slug, uses, fixedPage, children }: ReusableRowProps) {
  const t = useTranslations('editor.reusables')
  return (
    <li className={styles.row}>
      <div>
        <h3>{name}</h3>
        <p className={styles.quiet}>{t('slugIs', { slug })}</p>
      </div>
      <div>
        {fixedPage !== undefined && <PageLink href={fixedPage}>{t('containers.fixedPlace')}</PageLink>}
        {fixedPage === undefined && uses.length === 0 && <p className={styles.quiet}>{t('uses.none')}</p>}
        {uses.length > 0 && (
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
