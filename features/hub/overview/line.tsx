import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './overview.module.css'

export interface LineProps {
  locale: Locale
  title: string
  url: string
  /** The panel of the editor to open. */
  panel?: 'comments'
  children: ReactNode
}

/** A line about a page, with a link that opens the page in the editor. */
export function Line({ url, panel, ...line }: LineProps) {
  return <LinkedLine {...line} href={`${url}?edit${panel ? `&${panel}` : ''}`} />
}

interface LinkedLineProps extends Omit<LineProps, 'url' | 'panel'> {
  /** The address of the page on which the item is edited. */
  href: string
}

/** A line about an item in one language, with a link. */
export function LinkedLine({ locale, title, href, children }: LinkedLineProps) {
  return (
    <li>
      <PageLink href={href} lang={locale}>
        {title}
      </PageLink>
      <span className={styles.fact}>
        {locale.toUpperCase()} · {children}
      </span>
    </li>
  )
}
