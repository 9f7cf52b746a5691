import { getTranslations } from 'next-intl/server'
import { NewestJobs } from '@/features/jobs/components/newest-jobs'
import { SimilarJobs } from '@/features/jobs/components/similar-jobs'
import { loadNewestJobs } from '@/features/jobs/job-loaders'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { ErrorPage } from '@/features/pages/components/error-page'
import { loadErrorTexts } from '@/features/pages/error-texts'
import type { Locale } from '@/lib/contract/common/locale'
import type { EndedJob } from '@/lib/contract/jobs/jobs'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { setResponseStatus } from '@/lib/render-context'
import { getToday } from '@/lib/today'

export interface EndedJobNoticeProps extends Pick<EndedJob, 'reason' | 'similar'> {
  locale: Locale
}

/**
 * Shown instead of an ad that has ended. It names the reason and lists similar ads, or the latest
 * ads if there are none.
 */
export async function EndedJobNotice({ locale, reason, similar }: EndedJobNoticeProps) {
  setResponseStatus(410)
  const t = await getTranslations({ locale, namespace: 'jobs.gone' })
  const texts = await loadErrorTexts(locale)
  const listProps = { locale, today: getToday() }
  const newest = similar.length === 0 ? await loadNewestJobs(locale) : null
  return (
    <SiteFrame locale={locale} layout="public" alternates={{ de: null, en: null }}>
      <ErrorPage
        texts={{ ...texts, gone: t(reason) }}
        status={410}
        action={<PageLink href={buildPath(locale, '/jobboerse')}>{t('toBoard')}</PageLink>}
      />
      <SimilarJobs jobs={similar} {...listProps} isLast />
      {newest?.ok && <NewestJobs jobs={newest.value} {...listProps} />}
    </SiteFrame>
  )
}
