import { useTranslations } from 'next-intl'
import { RecordHead } from '@/components/record/record-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import { boardAddress } from '../board-address'
import { formatDeadlineStatus, toDeadlineStatus } from '../deadline'
import { allJobs, chooseValues } from '../job-filter'
import styles from './job-head.module.css'
import { useEntryTexts } from './use-entry-texts'

export interface JobHeadProps {
  job: Job
  locale: Locale
  /** The current day in Berlin. */
  today: string
}

/** The top of a job ad's page: category, title, employer, place and deadline. */
export function JobHead({ job, locale, today }: JobHeadProps) {
  const t = useTranslations('jobs.detail')
  const texts = useEntryTexts()
  const { title, language, category, employer, organization, place, deadline } = job
  return (
    <RecordHead
      page={{ title, hero_text: '', hero_image: null }}
      titleLanguage={toLangAttribute(language, locale)}
      sectionLink={
        category && (
          <p className={styles.preline}>
            <PageLink href={boardAddress(locale, chooseValues(allJobs, 'category', [category.slug]))}>
              {category.name}
            </PageLink>
          </p>
        )
      }
      subtitle={
        <p className={styles.employer}>
          {organization ? <PageLink href={organization.url}>{employer}</PageLink> : employer}
          {place !== '' && <>, {place}</>}
        </p>
      }
    >
      {deadline !== null && (
        <p className={styles.deadline}>
          <span>{t('applyUntil')}</span> <time dateTime={deadline}>{formatDate(deadline, locale)}</time>{' '}
          <span className={styles.near}>{formatDeadlineStatus(toDeadlineStatus(deadline, today), texts)}</span>
        </p>
      )}
    </RecordHead>
  )
}
