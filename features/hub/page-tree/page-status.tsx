'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { getStateKey } from '@/features/pages/state-key'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageText } from '../page-list/page-list'
import styles from './page-row.module.css'

/** The hub's date and time format. */
export const timeFormat = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

export function PageStatus({ language, text }: { language: Locale; text: PageText | null }) {
  const t = useTranslations('hub.states')
  const format = useFormatter()
  const scheduledAt = text?.publishAt ?? text?.unpublishAt ?? null
  return (
    <span className={styles.state} data-state={text?.state ?? 'missing'}>
      <abbr>{language.toUpperCase()}</abbr> {t(text ? getStateKey(text) : 'missing')}
      {scheduledAt && <time dateTime={scheduledAt}> {format.dateTime(new Date(scheduledAt), timeFormat)}</time>}
    </span>
  )
}
