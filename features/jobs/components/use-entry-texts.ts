import { useTranslations } from 'next-intl'
import type { JobEntryProps } from './job-entry'

/** Returns the texts of list entries, so that the browser needs no message formatter. */
export function useEntryTexts(): JobEntryProps['texts'] {
  const t = useTranslations('jobs.deadline')
  const tEntry = useTranslations('jobs.entry')
  return {
    away: tEntry('away', { km: '{km}' }),
    near: tEntry('near'),
    unknownDistance: tEntry('unknownDistance'),
    save: tEntry('save'),
    saved: tEntry('saved'),
    full: tEntry('full'),
    deadline: t('label'),
    over: t('over'),
    today: t('today'),
    tomorrow: t('tomorrow'),
    soon: t('soon', { days: '{days}' }),
  }
}
