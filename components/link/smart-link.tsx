import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageLink } from '@/lib/i18n/page-link'
import { getLinkTarget } from './link-target'
import styles from './smart-link.module.css'

export interface PlainLinkProps {
  href: string
  children: ReactNode
  className?: string
  /** Opens the link in a new tab, even if it leads to a page of this site. */
  opensInNewTab?: boolean
  /**
   * Hides the icon of a link that opens in a new tab, for example if the link contains a picture.
   * The hint for screen readers stays.
   */
  isUnmarked?: boolean
  /** The language of the target, if it differs from the language of the page. */
  hrefLang?: string
  current?: 'page' | 'true'
  /** The name of the field with the text of the link; set only while the page is edited. */
  'data-field'?: string
  /** The hint for screen readers that the link opens in a new tab. */
  newTabHint: string
}

export type SmartLinkProps = Omit<PlainLinkProps, 'newTabHint'>

/** A `PlainLink` whose hint is in the language of the page. */
export function SmartLink(props: SmartLinkProps) {
  return <PlainLink {...props} newTabHint={useTranslations('frame')('opensInNewTab')} />
}

/**
 * A link in content. The router opens pages of the site. Other sites and files open in a new tab,
 * and an icon and a hint for screen readers announce this (spec §5). If the address is unsafe, only
 * the text is rendered. The component uses no hooks, so that it can be rendered to static markup.
 */
export function PlainLink({
  href,
  children,
  className,
  opensInNewTab,
  isUnmarked,
  hrefLang,
  current,
  'data-field': field,
  newTabHint,
}: PlainLinkProps) {
  const target = getLinkTarget(href)
  if (target === 'unsafe')
    return (
      <span className={className} data-field={field}>
        {children}
      </span>
    )
  const sharedProps = { href, className, hrefLang, 'aria-current': current, 'data-field': field }
  if (opensInNewTab || target === 'external' || target === 'file')
    return (
      <a {...sharedProps} data-field={undefined} target="_blank" rel="noopener noreferrer">
        {isUnmarked ? children : <span data-field={field}>{children}</span>}
        {!isUnmarked && <span className={styles.mark} aria-hidden="true" />}
        <span className="visually-hidden"> ({newTabHint})</span>
      </a>
    )
  if (target === 'page') return <PageLink {...sharedProps}>{children}</PageLink>
  return <a {...sharedProps}>{children}</a>
}
