'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { saveTable } from '@/components/files/save-table'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import type { Locale } from '@/lib/contract/common/locale'
import type { FormSubmission } from '@/lib/contract/forms/form-submission'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { useCallWithLogin } from './call-with-login'
import styles from './forms.module.css'
import { answeredFormsQuery, deleteSubmissions, exportAnswers, formsKey, submissionsQuery } from './forms-queries'

const timeFormat = { dateStyle: 'long', timeStyle: 'short' } as const

/** The answers to a form, the newest first, with buttons to export and delete them. */
export function FormAnswers({ locale, formId }: { locale: Locale; formId: number }) {
  const t = useTranslations('hub.forms')
  const format = useFormatter()
  const client = useQueryClient()
  const forms = useQuery(answeredFormsQuery(locale))
  const list = useInfiniteQuery(submissionsQuery(locale, formId))
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  /** The submission that the user wants to delete, or all. */
  const [submissionsToDelete, setSubmissionsToDelete] = useState<FormSubmission | 'all' | null>(null)
  const section = useRef<HTMLElement>(null)
  const form = forms.data?.find(({ id }) => id === formId)
  const { count = 0, submissions = [] } = list.data ?? {}
  const formatTime = (time: string) => format.dateTime(new Date(time), timeFormat)

  const finish = () => {
    setSubmissionsToDelete(null)
    setNotice({ kind: 'success', text: t('removed') })
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
          <Button onClick={() => setSubmissionsToDelete('all')}>{t('removeAll')}</Button>
        </div>
      )}
      <ul>
        {submissions.map((submission) => (
          <Entry key={submission.id} submission={submission} language={form?.locale} formatTime={formatTime}>
            <Button onClick={() => setSubmissionsToDelete(submission)}>
              {t.rich('remove', { at: formatTime(submission.created_at), hidden: visuallyHidden })}
            </Button>
          </Entry>
        ))}
      </ul>
      {list.hasNextPage && !list.error && (
        <Button isDisabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
          {t('more', { count: count - submissions.length })}
        </Button>
      )}
      {submissionsToDelete && (
        <ConfirmDialog
          title={
            submissionsToDelete === 'all'
              ? t('questionAll', { count })
              : t('question', { at: formatTime(submissionsToDelete.created_at) })
          }
          submitLabel={t('submit')}
          onConfirm={() =>
            deleteSubmissions(
              locale,
              formId,
              // The newest listed submission is the limit, so that later ones are not deleted.
              submissionsToDelete === 'all' ? { upToId: submissions[0]?.id ?? 0 } : { id: submissionsToDelete.id },
            )
          }
          onDone={finish}
          onClose={() => setSubmissionsToDelete(null)}
        >
          <p>{t('final')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

interface EntryProps {
  submission: FormSubmission
  language: Locale | undefined
  formatTime: (time: string) => string
  children: ReactNode
}

function Entry({ submission, language, formatTime, children }: EntryProps) {
  const t = useTranslations('hub.forms')
  const { answers, files, created_at, expires_at } = submission
  const answeredFields = answers.filter(({ values }) => values.length > 0)
  return (
    <li>
      <h3>{formatTime(created_at)}</h3>
      <dl lang={language}>
        {answeredFields.map(({ field, label, values }) => {
          const file = files.find((candidate) => candidate.field === field)
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{file ? <a href={file.url}>{file.name}</a> : values.join(', ')}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.detail}>{t('until', { at: formatTime(expires_at) })}</p>
      <div className={styles.tools}>{children}</div>
    </li>
  )
}

interface ExportAnswersProps {
  locale: Locale
  formId: number
  /** The form's title, used as the file name. */
  title: string
}

/** Saves all answers to a form as a table. The backend requires a recent proof. */
function ExportAnswers({ locale, formId, title }: ExportAnswersProps) {
  const t = useTranslations('hub.forms')
  const callWithLogin = useCallWithLogin()
  const { send, isSending, failure, attempt } = usePageMutation(
    () => callWithLogin(() => exportAnswers(locale, formId)),
    (table) => saveTable(`${title}.csv`, String(table)),
  )
  return (
    <>
      <Button isDisabled={isSending} onClick={() => send(undefined)}>
        {t('export')}
      </Button>
      <FailureNote failure={failure} attempt={attempt} />
    </>
  )
}
