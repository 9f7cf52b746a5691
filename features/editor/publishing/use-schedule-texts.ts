import { useTranslations } from 'next-intl'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { formatFieldTime } from '@/lib/datetime'

/** Returns a function that describes the schedule of a page in sentences. */
export function useScheduleTexts(): (page: PageDraft) => string[] {
  const t = useTranslations('editor.schedule')
  const formatTime = (time: string) => t('clock', { time: formatFieldTime(time) })
  return ({ publish_at, unpublish_at, is_online }) => [
    ...(publish_at ? [t(is_online ? 'updates' : 'goesOnline', { time: formatTime(publish_at) })] : []),
    ...(unpublish_at ? [t('goesOffline', { time: formatTime(unpublish_at) })] : []),
  ]
}
