import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './overview.module.css'

export interface LineProps {
  locale: Locale
  title: string
  url: string
  /** The panel that is opened there. */
  panel?: 'comments'
  children: ReactNode
}

/** A page in a list, which leads to its editing, and a fact about it. */
export function Line({ url, panel, ...line }: LineProps) {
  return <LinkedLine {...line} href={`${url}?edit${panel ? `&${panel}` : ''}`} />
}

interface LinkedLineProps extends Omit<LineProps, 'url' | 'panel'> {
  /** Where it is edited. */
  href: string
}

/** Something of a language in a list, and a fact about it. */
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
