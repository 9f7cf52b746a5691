import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { getMessages } from '@/lib/i18n/messages'
import { DeleteJobForm } from './delete-job-form'
import styles from './job-action.module.css'

/** Explains the consequences before an ad is deleted. */
export function JobDeletion({ job, locale }: { job: OwnJob; locale: Locale }) {
  const t = useTranslations('ownJobs')
  const { id, title, language, state, employer, place, published_at } = job
  const { ownJobs } = getMessages(locale)
  return (
    <section className={styles.job} aria-labelledby="deleted-job">
      <p className={styles.state}>{t(`state.${state}`)}</p>
      <h2 id="deleted-job" lang={title === '' ? undefined : toLangAttribute(language, locale)}>
        {title || t('untitled')}
      </h2>
      <p className={styles.employer}>{[employer, place].filter(Boolean).join(', ')}</p>
      <ul>
        <li>{t('deletion.content')}</li>
        <li>{published_at === null ? t('deletion.neverPublished') : t('deletion.visitors')}</li>
        {state === 'published' && <li>{t('deletion.runs')}</li>}
        <li>{t('deletion.forGood')}</li>
      </ul>
      <NextIntlClientProvider locale={locale} messages={{ ownJobs }}>
        <QueryProvider>
          <DeleteJobForm id={id} locale={locale} />
        </QueryProvider>
      </NextIntlClientProvider>
    </section>
  )
}
