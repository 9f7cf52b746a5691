import { useTranslations } from 'next-intl'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { toEnteredTime } from '@/lib/datetime'

/** The schedule of a page as sentences. */
export function useScheduleTexts(): (page: PageDraft) => string[] {
  const t = useTranslations('editor.schedule')
  const of = (time: string) => t('clock', { time: toEnteredTime(time) })
  return ({ publish_at, unpublish_at, is_online }) => [
    ...(publish_at ? [t(is_online ? 'updates' : 'goesOnline', { time: of(publish_at) })] : []),
    ...(unpublish_at ? [t('goesOffline', { time: of(unpublish_at) })] : []),
  ]
}
