import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { formatDate } from '@/lib/time-in-words'
import styles from './job-detail.module.css'

/** The main facts of an ad as a list. Missing values are omitted. */
export function JobFacts({ job, locale }: { job: Job; locale: Locale }) {
  const t = useTranslations('jobs')
  const { employment_type, occupation, specialization, contract_type, salary, published_at } = job
  const facts: [label: string, value: ReactNode][] = [
    [t('detail.place'), formatPlace(job)],
    [t('detail.remote'), job.is_remote && t('detail.isRemote')],
    [t('facets.employment_type'), employment_type?.name],
    [t('detail.start'), renderStart(job, locale, t('detail.atOnce'))],
    [t('detail.salary'), salary && <span lang={toLangAttribute(job.language, locale)}>{salary}</span>],
    [t('facets.contract_type'), contract_type?.name],
    [t('facets.occupation'), occupation?.name],
    [t('facets.specialization'), specialization?.name],
    [t('detail.published'), published_at && <Day day={published_at.slice(0, 10)} locale={locale} />],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Formats the place of an ad, without the state if it is a city state, and without Germany. */
function formatPlace({ place, region, country }: Job): string {
  const state = region?.title === place ? '' : region?.title
  return [place, state, country.slug === 'DE' ? '' : country.name].filter(Boolean).join(', ')
}

function renderStart({ starts_on, starts_immediately }: Job, locale: Locale, atOnce: string): ReactNode {
  if (starts_immediately) return atOnce
  return starts_on && <Day day={starts_on} locale={locale} />
}

const Day = ({ day, locale }: { day: string; locale: Locale }) => <time dateTime={day}>{formatDate(day, locale)}</time>
