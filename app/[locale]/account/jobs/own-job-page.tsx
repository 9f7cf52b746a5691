import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isRecordId, type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { RefusedView } from '@/app/frame/refused-view'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { loadSelfService } from '@/app/frame/self-service'
import { AccountCalls } from '@/components/behavior/account-calls'
import { loadUser } from '@/features/account/loaders'
import { TextView } from '@/features/blocks/text/view'
import { JobDetail } from '@/features/jobs/components/job-detail'
import { JobDeletion } from '@/features/jobs/own-jobs/components/job-deletion'
import { PreviewBar } from '@/features/jobs/own-jobs/components/preview-bar'
import { loadOwnJob } from '@/features/jobs/own-jobs/own-job-loaders'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job, OwnJob } from '@/lib/contract/jobs/jobs'
import { toBerlinDay } from '@/lib/datetime'
import { ownJobAddress } from '@/lib/i18n/own-job-address'
import { buildPath } from '@/lib/i18n/paths'

const deletionRoute = '/account/jobs/delete/[[...id]]'

/**
 * Loads the visitor's ad with an id, or returns the status of the refusal. An ad of another user
 * counts as missing.
 */
async function loadRequestedJob(locale: Locale, id: string): Promise<OwnJob | number> {
  if (!isRecordId(id)) return 404
  const result = await loadOwnJob(locale, id)
  return result.ok ? result.value : result.failure.status
}

/** Shown instead of an ad that does not exist or belongs to another user. */
async function UnavailableJob({ locale, status }: { locale: Locale; status: number }) {
  const address = { locale, path: 'account/jobs/delete', version: null, route: deletionRoute } as const
  if (status === 401 || status === 403) return <RefusedView address={address} status={status} />
  return <ErrorView locale={locale} status={status} layout="account" selfService={await loadSelfService(address)} />
}

interface DeletionProps extends RouteProps {
  params: Promise<{ locale: string; id?: string[] }>
}

/** The page that asks for confirmation before it deletes an ad. */
export async function JobDeletionPage(props: DeletionProps) {
  const [locale, { id: idSegments }] = await Promise.all([readLocale(props.params), props.params])
  const job = await loadRequestedJob(locale, idSegments?.[0] ?? '')
  if (typeof job === 'number') return <UnavailableJob locale={locale} status={job} />
  const params = { id: [String(job.id)] }
  const user = await loadUser(locale)
  return (
    <RoutePage
      route={deletionRoute}
      alternates={{ de: buildPath('de', deletionRoute, params), en: buildPath('en', deletionRoute, params) }}
      {...props}
    >
      <AccountCalls accountId={user.ok ? user.value.id : 0} />
      <JobDeletion job={job} locale={locale} />
    </RoutePage>
  )
}

export async function loadJobDeletionMetadata(props: DeletionProps): Promise<Metadata> {
  const [locale, { id: idSegments }] = await Promise.all([readLocale(props.params), props.params])
  const job = await loadRequestedJob(locale, idSegments?.[0] ?? '')
  return typeof job === 'number' ? loadErrorMetadata(locale, job) : createRouteMetadata(deletionRoute)(props)
}

interface PreviewProps {
  params: Promise<{ locale: string; slug: string; id: string }>
}

/** A preview of the visitor's own ad in any state, as visitors would see it. */
export async function OwnJobPage({ params }: PreviewProps): Promise<ReactNode> {
  const [locale, { id }] = await Promise.all([readLocale(params), params])
  const ownJob = await loadRequestedJob(locale, id)
  if (typeof ownJob === 'number') return <UnavailableJob locale={locale} status={ownJob} />
  const toAddress = (language: Locale) =>
    ownJobAddress(language, { id: ownJob.id, url: ownJob.urls[language] ?? ownJob.url })
  return (
    <SiteFrame
      locale={locale}
      layout="public"
      alternates={{ de: toAddress('de'), en: toAddress('en') }}
      hasNewsletter={false}
    >
      <PreviewBar job={ownJob} locale={locale} />
      <article>
        <JobDetail
          job={await toVisitorJob(ownJob, locale)}
          locale={locale}
          address={null}
          today={toBerlinDay(new Date())}
          renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
        />
      </article>
    </SiteFrame>
  )
}

/** Returns the ad as visitors see it in a language, with its translated texts if it has any. */
async function toVisitorJob({ translation, ...ownJob }: OwnJob, locale: Locale): Promise<Job> {
  const isTranslated = ownJob.language !== locale && translation?.title
  const translatedJob = isTranslated ? { ...ownJob, ...translation, language: locale } : ownJob
  const t = await getTranslations({ locale, namespace: 'ownJobs' })
  return { ...translatedJob, title: translatedJob.title || t('untitled'), similar: [] }
}

export async function loadOwnJobMetadata({ params }: PreviewProps): Promise<Metadata> {
  const [locale, { id }] = await Promise.all([readLocale(params), params])
  const ownJob = await loadRequestedJob(locale, id)
  if (typeof ownJob === 'number') return loadErrorMetadata(locale, ownJob)
  const t = await getTranslations({ locale, namespace: 'ownJobs' })
  return { title: t('preview.title', { title: ownJob.title || t('untitled') }), robots: { index: false } }
}
