import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import type { RouteParams } from '@/lib/contract/site/route-patterns'
import { toAlternates } from '@/lib/i18n/paths'
import { type KeyRouteProps, readLocale } from './address'
import styles from './mailed-key-page.module.css'

/**
 * Returns the metadata of a page that a mailed link opens. The page is not indexed, and its address
 * is not sent to other sites.
 */
export function toMailedKeyMetadata(title: string): Metadata {
  // With `no-referrer`, the browser would send the origin `null` with the form of the page, and the
  // backend would reject it.
  return { title, robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** The texts of pages with a mailed key. */
type KeyTexts =
  | 'account.organization.mailed'
  | 'account.stopEmailChange'
  | 'ownJobs.mailedRenewal'
  | 'ownJobs.team.join'

/** Creates the `generateMetadata` function for a page with the title of these texts. */
export function createMailedKeyMetadata(texts: KeyTexts) {
  return async ({ params }: KeyRouteProps): Promise<Metadata> => {
    const { locale } = await parseMailedKeyAddress(params)
    const t = await getTranslations({ locale })
    return toMailedKeyMetadata(t(`${texts}.title`))
  }
}

/**
 * Returns the language and the key in the address that a mail links to. The key is empty if the
 * address contains none.
 */
export async function parseMailedKeyAddress(params: KeyRouteProps['params']) {
  const [locale, { key }] = await Promise.all([readLocale(params), params])
  return { locale, key: decodeOrKeep(key?.[0] ?? '') }
}

/** Returns the key as parameter of `buildPath`. */
export const toKeySegments = (key: string): string[] => (key === '' ? [] : [encodeURIComponent(key)])

export interface MailedKeyPageProps {
  locale: Locale
  route: RouteName
  /** The key and other parameters of the route. */
  params: RouteParams
  /** The addresses by language, if they are not those of the route. */
  alternates?: Record<Locale, string>
  /** The content above the title. */
  contentAbove?: ReactNode
  title: string
  children: ReactNode
}

/**
 * The layout of a page that a mailed link opens. The page needs no login, and no content page,
 * which editors could delete. Its action requires a click, because mail scanners open links.
 */
export function MailedKeyPage({
  locale,
  route,
  params,
  alternates = toAlternates(route, params),
  contentAbove,
  title,
  children,
}: MailedKeyPageProps) {
  return (
    <SiteFrame
      locale={locale}
      layout={route.startsWith('/account') ? 'account' : 'public'}
      alternates={alternates}
      hasNewsletter={false}
    >
      <div className={styles.page}>
        {contentAbove}
        <h1>{title}</h1>
        {children}
      </div>
    </SiteFrame>
  )
}
