import { useTranslations } from 'next-intl'
import type { JobEntryProps } from './job-entry'

/** What lines of ads say of deadlines, so that the browser needs no message formatter. */
export function useEntryTexts(): JobEntryProps['texts'] {
  const t = useTranslations('jobs.deadline')
  return {
    deadline: t('label'),
    over: t('over'),
    today: t('today'),
    tomorrow: t('tomorrow'),
    soon: t('soon', { days: '{days}' }),
  }
}
