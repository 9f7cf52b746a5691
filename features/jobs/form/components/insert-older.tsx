import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import type { JobTexts } from '../job-values'
import { OlderJobs } from './older-jobs'

export interface InsertOlderProps {
  name: keyof JobTexts
  language: Locale
  onInsert: (text: string) => void
}

/** Inserts a text of an older ad into the current one. */
export function InsertOlder({ name, language, onInsert }: InsertOlderProps) {
  const t = useTranslations('jobs.form.older')
  const getText = (job: OwnJob) => (job.language === language ? job : job.translation)?.[name] ?? ''
  return (
    <OlderJobs
      title={t('insertTitle')}
      submitLabel={t('insert')}
      isOffered={(job) => getText(job) !== ''}
      onChoose={(job) => onInsert(getText(job))}
    />
  )
}
