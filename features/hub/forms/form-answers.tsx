'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import type { Locale } from '@/lib/contract/common/locale'
import type { FormSubmission } from '@/lib/contract/forms/form-submission'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { ExportAnswers } from './export-answers'
import styles from './forms.module.css'
import { answeredFormsQuery, answersQuery, formsKey, removeAnswers } from './forms-queries'

const timeFormat = { dateStyle: 'long', timeStyle: 'short' } as const

/** What was answered to a form, the newest first; to be exported and deleted. */
export function FormAnswers({ locale, formId }: { locale: Locale; formId: number }) {
  const t = useTranslations('hub.forms')
  const format = useFormatter()
  const client = useQueryClient()
  const forms = useQuery(answeredFormsQuery(locale))
  const list = useInfiniteQuery(answersQuery(locale, formId))
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  /** What is about to be deleted: an answer, or all of them. */
  const [removed, remove] = useState<FormSubmission | 'all' | null>(null)
  const section = useRef<HTMLElement>(null)
  const form = forms.data?.find(({ id }) => id === formId)
  const { count = 0, answers = [] } = list.data ?? {}
  const at = (time: string) => format.dateTime(new Date(time), timeFormat)

  const finish = () => {
    remove(null)
    setNotice({ kind: 'save', text: t('removed') })
    section.current?.focus()
    void client.invalidateQueries({ queryKey: formsKey })
  }

  return (
    <section ref={section} aria-label={t('answers')} tabIndex={-1} className={styles.list}>
      <h2 lang={form?.locale}>{form?.title || t('untitled')}</h2>
      <ScreenNotice notice={notice} />
      <p role="status">{list.isPending ? t('loading') : t('count', { count })}</p>
      <ReadFailure query={list} />
      {count > 0 && (
        <div className={styles.tools}>
          <ExportAnswers locale={locale} formId={formId} title={form?.title || t('untitled')} />
          <Button onClick={() => remove('all')}>{t('removeAll')}</Button>
        </div>
      )}
      <ul>
        {answers.map((answer) => (
          <Entry key={answer.id} answer={answer} language={form?.locale} at={at}>
            <Button onClick={() => remove(answer)}>
              {t.rich('remove', { at: at(answer.created_at), hidden: visuallyHidden })}
            </Button>
          </Entry>
        ))}
      </ul>
      {list.hasNextPage && !list.error && (
        <Button isDisabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
          {t('more', { count: count - answers.length })}
        </Button>
      )}
      {removed && (
        <RemoveAnswers
          title={
            removed === 'all' ? t('questionAll', { count }) : t('question', { at: at(removed.created_at) })
          }
          send={() => removeAnswers(locale, formId, removed === 'all' ? null : removed.id)}
          onDone={finish}
          onClose={() => remove(null)}
        />
      )}
    </section>
  )
}

interface EntryProps {
  answer: FormSubmission
  /** The language of the form. */
  language: Locale | undefined
  at: (time: string) => string
  children: ReactNode
}

function Entry({ answer, language, at, children }: EntryProps) {
  const t = useTranslations('hub.forms')
  const { answers, files, created_at, expires_at } = answer
  const answered = answers.filter(({ values }) => values.length > 0)
  return (
    <li>
      <h3>{at(created_at)}</h3>
      <dl lang={language}>
        {answered.map(({ field, label, values }) => {
          const file = files.find((one) => one.field === field)
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{file ? <a href={file.url}>{file.name}</a> : values.join(', ')}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.address}>{t('until', { at: at(expires_at) })}</p>
      <div className={styles.tools}>{children}</div>
    </li>
  )
}

interface RemoveAnswersProps {
  title: string
  send: () => ReturnType<typeof removeAnswers>
  onDone: () => void
  onClose: () => void
}

function RemoveAnswers({ title, send: sendNow, onDone, onClose }: RemoveAnswersProps) {
  const t = useTranslations('hub.forms')
  const { isSending, failure, attempt, send } = usePageMutation(sendNow, onDone)
  return (
    <HubDialog title={title} onClose={onClose}>
      <HubForm
        failure={failure}
        attempt={attempt}
        isSending={isSending}
        submit={t('submit')}
        onSubmit={() => send(undefined)}
      >
        <p>{t('final')}</p>
      </HubForm>
    </HubDialog>
  )
}
