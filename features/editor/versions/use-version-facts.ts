import { useFormatter, useTranslations } from 'next-intl'
import type { PageVersion } from '@/lib/contract/pages/page-editing'

/** Returns a function that formats the date and author of a version. */
export function useVersionFacts(): (version: PageVersion) => string {
  const t = useTranslations('editor.versions')
  const format = useFormatter()
  return ({ created_at, author }) => {
    const time = format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })
    return author ? t('facts', { time, author }) : time
  }
}
