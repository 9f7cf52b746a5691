import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageLink } from '@/lib/i18n/page-link'
import { linkTarget } from './link-target'
import styles from './smart-link.module.css'

export interface PlainLinkProps {
  href: string
  children: ReactNode
  className?: string
  /** Opens a page of this site in a new tab as well. */
  newTab?: boolean
  /** Omits the visible mark, for example around a picture; the hidden hint stays. */
  unmarked?: boolean
  /** The language of the target, if it differs. */
  hrefLang?: string
  current?: 'page' | 'true'
  /** The field with its text, while the page is edited. */
  'data-field'?: string
  /** The hint of a link that opens in a new tab. */
  newTabHint: string
}

export type SmartLinkProps = Omit<PlainLinkProps, 'newTabHint'>

/** A `PlainLink` in the language of the page. */
export function SmartLink(props: SmartLinkProps) {
  return <PlainLink {...props} newTabHint={useTranslations('frame')('opensInNewTab')} />
}

/**
 * A link in content. The router opens pages of the site; external links and files open in a new tab
 * and are marked for sighted and screen reader users (spec §5). An unsafe address leaves only its
 * text. The component uses no hooks.
 */
export function PlainLink({
  href,
  children,
  className,
  newTab,
  unmarked,
  hrefLang,
  current,
  'data-field': field,
  newTabHint,
}: PlainLinkProps) {
  const target = linkTarget(href)
  if (target === 'unsafe')
    return (
      <span className={className} data-field={field}>
        {children}
      </span>
    )
  const sharedProps = { href, className, hrefLang, 'aria-current': current, 'data-field': field }
  if (newTab || target === 'external' || target === 'file')
    return (
      <a {...sharedProps} data-field={undefined} target="_blank" rel="noopener noreferrer">
        {unmarked ? children : <span data-field={field}>{children}</span>}
        {!unmarked && <span className={styles.mark} aria-hidden="true" />}
        <span className="visually-hidden"> ({newTabHint})</span>
      </a>
    )
  if (target === 'page') return <PageLink {...sharedProps}>{children}</PageLink>
  return <a {...sharedProps}>{children}</a>
}
