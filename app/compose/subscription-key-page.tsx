import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import type { Locale } from '@/lib/contract/locale'
import { listNamed, type MailingList } from '@/lib/contract/subscription'
import { pathOf } from '@/lib/i18n/paths'
import { answerWithStatus, returnedForm } from '@/lib/render-context'
import { decodePart, localeOf } from './address'
import styles from './subscription-key-page.module.css'

/** The pages that the mails of a list lead to. */
export type KeyPage = 'confirm' | 'settings' | 'unsubscribe'

export interface KeyPageProps {
  params: Promise<{ locale: string; list: string; key?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What the address of such a page says. */
export interface KeyAddress {
  locale: Locale
  list: MailingList
  /** Empty without one. */
  key: string
}

export async function keyAddressOf({ params }: KeyPageProps): Promise<KeyAddress> {
  const locale = await localeOf(params)
  const { list, key } = await params
  return { locale, list: listNamed(list), key: decodePart(key?.[0] ?? '') }
}

/** The metadata of such a page: no search engine keeps it, and nobody else learns its address. */
export function keyMetadata(page: KeyPage) {
  return async (props: KeyPageProps): Promise<Metadata> => {
    const { locale } = await keyAddressOf(props)
    const t = await getTranslations({ locale, namespace: 'subscriptions' })
    // Not `no-referrer`: the page's own form would then be sent from the origin `null`, which the backend refuses.
    return { title: t(`${page}.title`), robots: { index: false, follow: false }, referrer: 'same-origin' }
  }
}

export interface KeyViewProps {
  address: KeyAddress
  page: KeyPage
  children: ReactNode
}

/** The frame of such a page. It needs no content page, so that editors cannot delete it. */
export async function KeyView({ address: { locale, list, key }, page, children }: KeyViewProps) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' })
  if (returnedForm()) answerWithStatus(422)
  const params = { list, key: key === '' ? [] : [encodeURIComponent(key)] }
  const addressIn = (language: Locale) => pathOf(language, `/subscription/[list]/${page}/[[...key]]`, params)
  return (
    <SiteFrame
      locale={locale}
      layout="public"
      alternates={{ de: addressIn('de'), en: addressIn('en') }}
      showNewsletter={false}
    >
      <div className={styles.page}>
        <p className={styles.list}>{t(`${list}.title`)}</p>
        <h1>{t(`${page}.title`)}</h1>
        {children}
      </div>
    </SiteFrame>
  )
}

/** Where one signs up again. */
const signUpRoutes = {
  newsletter: '/newsletter',
  press: '/presseverteiler',
  'job-alerts': '/jobboerse',
} as const satisfies Record<MailingList, string>

/** What the page says about a key that is no longer good (spec §8). */
export async function ExpiredKey({ locale, list }: Pick<KeyAddress, 'locale' | 'list'>) {
  const t = await getTranslations({ locale, namespace: 'subscriptions' })
  return (
    <div className={formStyles.notice} role="alert">
      <p>{t('expired')}</p>
      <p>
        <a href={pathOf(locale, signUpRoutes[list])}>{t('again')}</a>
      </p>
    </div>
  )
}
