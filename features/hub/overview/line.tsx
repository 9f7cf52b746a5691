import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './overview.module.css'

export interface LineProps {
  locale: Locale
  title: string
  url: string
  /** The panel to open on the page. */
  panel?: 'comments'
  children: ReactNode
}

/** A fact about a page, with a link to its editor. */
export function Line({ url, panel, ...line }: LineProps) {
  return <LinkedLine {...line} href={`${url}?edit${panel ? `&${panel}` : ''}`} />
}

interface LinkedLineProps extends Omit<LineProps, 'url' | 'panel'> {
  /** The page to edit it on. */
  href: string
}

/** A fact about an item of a language, with a link. */
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
