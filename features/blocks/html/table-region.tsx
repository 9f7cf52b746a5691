import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './view.module.css'

/** A table that may be wider than its place: it scrolls by itself and is reached by key (WCAG 1.4.10, 2.1.1). */
export function TableRegion({ children }: { children: ReactNode }) {
  const t = useTranslations('blocks.html')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
    <section aria-label={t('table')} tabIndex={0} className={styles.table}>
      {children}
    </section>
  )
}
