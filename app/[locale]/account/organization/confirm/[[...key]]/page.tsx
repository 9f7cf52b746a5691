import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { decodePart, localeOf, type RouteProps } from '@/app/compose/address'
import styles from '@/app/compose/subscription-key-page.module.css'
import { EntryConfirmation } from '@/features/account/organization/components/entry-confirmation'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { getEntryConfirmation } from '@/lib/api/entry-confirmation'
import { pathOf } from '@/lib/i18n/paths'

const route = '/account/organization/confirm/[[...key]]'

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await localeOf(params),
    namespace: 'account.organization.mailed',
  })
  // Not `no-referrer`: the page's own form would then be sent from the origin `null`, which the backend refuses.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/**
 * The target of the link in the yearly mail to delegates, which confirms an entry. It needs no content page, so that editors cannot
 * delete it, and no login; it takes a click, since mail scanners open links.
 */
export default async function EntryConfirmationPage({ params, searchParams }: Props) {
  const [locale, { key: parts }, { failure }] = await Promise.all([localeOf(params), params, searchParams])
  const key = decodePart(parts?.[0] ?? '')
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'account.organization.mailed' }),
    getEntryConfirmation(locale, key),
  ])
  const inAddress = key === '' ? [] : [encodeURIComponent(key)]
  return (
    <SiteFrame
      locale={locale}
      layout="account"
      alternates={{
        de: pathOf('de', route, { key: inAddress }),
        en: pathOf('en', route, { key: inAddress }),
      }}
      showNewsletter={false}
    >
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <EntryConfirmation
          confirmation={found.ok ? found.value : null}
          isKnown={found.ok || found.failure.status !== 404}
          hasFailed={failure !== undefined}
          formHref={pathOf(locale, '/account/unsere-einrichtung')}
          locale={locale}
        />
      </div>
    </SiteFrame>
  )
}
