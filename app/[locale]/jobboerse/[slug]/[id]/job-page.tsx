import type { Metadata } from 'next'
import { isRecordId, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { toPreviewPicture } from '@/app/frame/preview-picture'
import { TextView } from '@/features/blocks/text/view'
import { CountVisits } from '@/features/jobs/components/count-visits'
import { JobDetail } from '@/features/jobs/components/job-detail'
import { loadJob } from '@/features/jobs/job-loaders'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { Breadcrumbs } from '@/features/pages/components/breadcrumbs'
import { markPagePublic } from '@/features/pages/loaders'
import { toPageMetadata } from '@/features/pages/metadata'
import { readSettings } from '@/lib/api/site'
import { type EndedJob, endedJobSchema } from '@/lib/contract/jobs/jobs'
import { env } from '@/lib/env'
import { markValidUntil } from '@/lib/render-context'
import { getToday } from '@/lib/today'
import { EndedJobNotice } from './ended-job-notice'
import { JobStructuredData } from './job-structured-data'
import { loadJobPage } from './load-job-page'

export interface JobPageProps {
  params: Promise<{ locale: string; slug: string; id: string }>
}

/**
 * Loads the ad at an address. If the backend refuses it, returns the status, and the reason if the
 * ad has ended.
 */
async function loadRequestedJob(params: JobPageProps['params']) {
  const { id } = await params
  const locale = await readLocale(params)
  const result = isRecordId(id) ? await loadJob(locale, id) : null
  if (result?.ok) return { locale, job: result.value, status: 200, endedJob: null }
  const status = result?.failure.status ?? 404
  const endedJob: EndedJob | null = endedJobSchema.safeParse(result?.failure.data).data ?? null
  // A refused ad must look like an unknown one.
  return { locale, job: null, status: status < 500 && endedJob === null ? 404 : status, endedJob }
}

/** The page of an ad. Shows 404 for an unknown ad and 410 for one that has ended. */
export async function JobPage({ params }: JobPageProps) {
  const { locale, job, status, endedJob } = await loadRequestedJob(params)
  if (!job) {
    // Unknown and ended ads are the same for every visitor, so these pages can be cached.
    if (status < 500) await markPagePublic(locale)
    if (endedJob) return <EndedJobNotice locale={locale} {...endedJob} />
    return <ErrorView locale={locale} status={status} />
  }
  const { expires_at } = job
  if (expires_at !== null) markValidUntil(new Date(expires_at))
  await markPagePublic(locale)
  const page = await loadJobPage(job, locale)
  const address = new URL(job.url, env().SITE_URL).href
  return (
    <>
      <SiteFrame
        locale={locale}
        layout="public"
        alternates={page.urls}
        parents={page.parents}
        record={`jobs/${job.id}`}
      >
        <article>
          <Breadcrumbs parents={page.parents} />
          <JobDetail
            job={job}
            locale={locale}
            address={address}
            today={getToday()}
            renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
          />
        </article>
      </SiteFrame>
      <JobStructuredData job={job} page={page} locale={locale} />
      <CountVisits jobId={job.id} />
    </>
  )
}

export async function loadJobMetadata({ params }: JobPageProps): Promise<Metadata> {
  const { locale, job, status } = await loadRequestedJob(params)
  if (!job) return loadErrorMetadata(locale, status)
  const page = await loadJobPage(job, locale)
  const settings = await readSettings(locale)
  const site = settings.ok ? settings.value : null
  return toPageMetadata({
    page,
    locale,
    settings: site,
    isIndexed: true,
    drawnPicture: site && toPreviewPicture(page, site, locale),
    siteUrl: env().SITE_URL,
  })
}
