import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { decodePart, localeOf, type RouteProps } from '@/app/compose/address'
import styles from '@/app/compose/subscription-key-page.module.css'
import { JobRenewalView } from '@/features/jobs/own/components/job-renewal'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { getJobRenewal } from '@/lib/api/job-renewal'
import { pathOf } from '@/lib/i18n/paths'

const route = '/account/jobs/renew/[[...key]]'

interface Props extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'ownJobs.mailedRenewal' })
  // Not `no-referrer`: the page's own form would then be sent from the origin `null`, which the backend refuses.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/**
 * The target of the link in mails about the end of a job ad, which renews it. It needs no content page, so that editors cannot delete
 * it, and no login; it takes a click, since mail scanners open links.
 */
export default async function JobRenewalPage({ params, searchParams }: Props) {
  const [locale, { key: parts }, { renewed, failure }] = await Promise.all([
    localeOf(params),
    params,
    searchParams,
  ])
  const key = decodePart(parts?.[0] ?? '')
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'ownJobs.mailedRenewal' }),
    getJobRenewal(locale, key),
  ])
  const failed = failure === undefined ? null : 'failed'
  const attempt = renewed === undefined ? failed : 'done'
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
        <JobRenewalView
          renewal={found.ok ? found.value : null}
          isKnown={found.ok || found.failure.status !== 404}
          attempt={attempt}
          locale={locale}
        />
      </div>
    </SiteFrame>
  )
}
