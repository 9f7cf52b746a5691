import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { toJobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import { ownJobsAddress } from '../own-jobs-address'
import styles from './preview-bar.module.css'

/** A notice above an ad that states who can see it, with links to the next steps. */
export function PreviewBar({ job, locale }: { job: OwnJob; locale: Locale }) {
  const t = useTranslations('ownJobs.preview')
  const { id, state, url } = job
  return (
    <section className={`on-dark ${styles.bar}`} aria-label={t('label')} data-no-print="">
      <p>{t(state)}</p>
      <ul className={styles.links}>
        <li>
          <PageLink href={toJobFormAddress(locale, id)}>{state === 'draft' ? t('goOn') : t('edit')}</PageLink>
        </li>
        {state === 'published' && (
          <li>
            <PageLink href={url}>{t('view')}</PageLink>
          </li>
        )}
        <li>
          <PageLink href={`${ownJobsAddress(locale, state)}#job-${id}`}>
            {state === 'published' ? t('all') : t('publish')}
          </PageLink>
        </li>
      </ul>
    </section>
  )
}
