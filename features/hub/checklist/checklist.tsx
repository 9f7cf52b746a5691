'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import { SectionHead } from '@/features/editor/ui/section-head'
import type { Locale } from '@/lib/contract/common/locale'
import type { ChecklistTask, Checklist as Tasks } from '@/lib/contract/site/checklist'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import styles from './checklist.module.css'
import { checklistQuery, sendTestMail, updateChecklist } from './checklist-calls'
import { ChecklistItem } from './checklist-item'

/** The open tasks of administrators on a new site. Renders no list if all are done or hidden. */
export function Checklist({ locale }: { locale: Locale }) {
  const t = useTranslations('hub.checklist')
  const client = useQueryClient()
  const query = useQuery(checklistQuery(locale))
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const container = useRef<HTMLDivElement>(null)
  const cacheTasks = (tasks: Tasks) => client.setQueryData(checklistQuery(locale).queryKey, tasks)

  const change = usePageMutation(
    (request: { tasks: ChecklistTask[]; is_dismissed: boolean }) => updateChecklist(locale, request),
    (checklist, { tasks, is_dismissed }) => {
      cacheTasks(checklist)
      setNotice({
        kind: 'success',
        text: t(is_dismissed ? 'dismissed' : 'restored', { count: tasks.length }),
        actions: is_dismissed ? [{ text: t('undo'), onPress: () => change.send({ tasks, is_dismissed: false }) }] : [],
      })
      // The pressed button was removed, so the focus moves to the list.
      container.current?.focus()
    },
  )
  const testMail = usePageMutation(() => sendTestMail(locale), cacheTasks)

  const visibleTasks = query.data?.tasks.filter(({ is_dismissed }) => !is_dismissed) ?? []
  const hasOpenTasks = visibleTasks.some(({ is_done }) => !is_done)
  const isBusy = change.isSending || testMail.isSending
  if (query.isPending) return <p role="status">{t('loading')}</p>
  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      <ScreenNotice notice={notice} />
      <ReadFailure query={query} />
      <FailureNote failure={change.failure ?? testMail.failure} attempt={change.attempt + testMail.attempt} />
      <p role="status">{!hasOpenTasks && testMail.attempt > 0 && visibleTasks.length > 0 && t('allDone')}</p>
      {hasOpenTasks && (
        <section aria-labelledby="checklist" className={styles.checklist}>
          <SectionHead id="checklist" title={t('title')}>
            <Button
              isDisabled={isBusy}
              onClick={() => change.send({ tasks: visibleTasks.map(({ name }) => name), is_dismissed: true })}
            >
              {t('dismissAll')}
            </Button>
          </SectionHead>
          <p>{t('text')}</p>
          <ul>
            {visibleTasks.map((entry) => (
              <ChecklistItem
                key={entry.name}
                entry={entry}
                locale={locale}
                isBusy={isBusy}
                onTestMail={() => {
                  setNotice(null)
                  testMail.send()
                }}
                onDismiss={() => change.send({ tasks: [entry.name], is_dismissed: true })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
