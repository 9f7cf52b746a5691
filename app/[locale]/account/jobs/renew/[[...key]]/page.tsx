import { getTranslations } from 'next-intl/server'
import type { KeyRouteProps } from '@/app/frame/address'
import {
  createMailedKeyMetadata,
  MailedKeyPage,
  parseMailedKeyAddress,
  toKeySegments,
} from '@/app/frame/mailed-key-page'
import { JobRenewalView } from '@/features/jobs/own-jobs/components/job-renewal'
import { readByMailedKey } from '@/lib/api/mailed-key'
import { jobRenewalSchema } from '@/lib/contract/jobs/job-renewal'

export const generateMetadata = createMailedKeyMetadata('ownJobs.mailedRenewal')

/** The page that renews a job ad; the mail about the end of the ad links to it. */
export default async function JobRenewalPage({ params, searchParams }: KeyRouteProps) {
  const [{ locale, key }, { renewed, failure }] = await Promise.all([parseMailedKeyAddress(params), searchParams])
  const [t, renewal] = await Promise.all([
    getTranslations({ locale, namespace: 'ownJobs.mailedRenewal' }),
    readByMailedKey(`/${locale}/api/jobs/renewal/`, jobRenewalSchema, key),
  ])
  const failedAttempt = failure === undefined ? null : 'failed'
  const attempt = renewed === undefined ? failedAttempt : 'done'
  return (
    <MailedKeyPage
      locale={locale}
      route="/account/jobs/renew/[[...key]]"
      params={{ key: toKeySegments(key) }}
      title={t('title')}
    >
      <JobRenewalView
        renewal={renewal.ok ? renewal.value : null}
        mayBeValid={renewal.ok || renewal.failure.status !== 404}
        attempt={attempt}
        locale={locale}
      />
    </MailedKeyPage>
  )
}
