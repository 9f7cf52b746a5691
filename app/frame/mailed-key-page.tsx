import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import type { RouteParams } from '@/lib/contract/site/route-patterns'
import { toAlternates } from '@/lib/i18n/paths'
import { decodePart, readLocale } from './address'
import styles from './mailed-key-page.module.css'

/**
 * The metadata of a page opened by a mailed link: not indexed, and its address is not sent to other
 * sites.
 */
export function mailedKeyMetadata(title: string): Metadata {
  // With `no-referrer` the page's own form would have the origin `null`, which the backend rejects.
  return { title, robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** Returns the language and the key of a mailed address; the key is empty if there is none. */
export async function mailedKeyAddress(params: Promise<{ locale: string; key?: string[] }>) {
  const [locale, { key }] = await Promise.all([readLocale(params), params])
  return { locale, key: decodePart(key?.[0] ?? '') }
}

/** The key as a part of an address again. */
export const keyPart = (key: string): string[] => (key === '' ? [] : [encodeURIComponent(key)])

export interface MailedKeyPageProps {
  locale: Locale
  route: RouteName
  /** The key and other parameters of the route. */
  params: RouteParams
  /** The addresses by language, if they are not those of the route. */
  alternates?: Record<Locale, string>
  /** The content above the title. */
  above?: ReactNode
  title: string
  children: ReactNode
}

/**
 * The frame of a page opened by a mailed link. It needs no login, and no content page that editors
 * could delete. Its action needs a click, because mail scanners open links.
 */
export function MailedKeyPage({
  locale,
  route,
  params,
  alternates = toAlternates(route, params),
  above,
  title,
  children,
}: MailedKeyPageProps) {
  return (
    <SiteFrame
      locale={locale}
      layout={route.startsWith('/account') ? 'account' : 'public'}
      alternates={alternates}
      showNewsletter={false}
    >
      <div className={styles.page}>
        {above}
        <h1>{title}</h1>
        {children}
      </div>
    </SiteFrame>
  )
}
