'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TimeField } from '@/components/ui/aria/time-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { type Failure, toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { OpenErrors } from '../accessibility-audit/open-errors'
import type { Audit } from '../accessibility-audit/use-audit'
import { listProblems } from '../calls'
import type { Editor } from '../core/editor'
import styles from '../toolbar/toolbar.module.css'
import { DayForm } from '../versions/day-form'
import { type Schedule, schedulePage } from './calls'
import { parseSchedule, type ScheduleField } from './parse-schedule'
import publishingStyles from './publishing.module.css'
import { findLaterDate } from './record-date'
import { usePublishing } from './use-publishing'
import { useScheduleTexts } from './use-schedule-texts'
import { useWhenSaved } from './use-when-saved'

export interface ScheduleFormProps {
  page: PageDraft
  locale: Locale
  /** The editor, whose pending changes are saved before scheduling; null while it is loading. */
  editor: Editor | null
  audit: Audit
  onScheduled: (page: PageDraft) => void
  onRefused: (failure: Failure) => void
}

/** The errors of the form or its fields. */
interface EntryErrors {
  errors?: { [field in ScheduleField]?: string | undefined }
  problem?: string
}

/** Schedules publication and unpublication in this language, and links to a preview of a day. */
export function ScheduleForm({ page, locale, editor, audit, onScheduled, onRefused }: ScheduleFormProps) {
  const t = useTranslations('editor.schedule')
  const failureText = useFailureText()
  const describeSchedule = useScheduleTexts()
  const tAudit = useTranslations('editor.audit')
  const { isWaiting, problem: savingProblem, whenSaved } = useWhenSaved(editor)
  const scheduleMutation = usePublishing((schedule: Schedule) => schedulePage(locale, page.id, schedule))
  const [entryErrors, setEntryErrors] = useState<EntryErrors>({})
  const isPlanned = page.publish_at !== null || page.unpublish_at !== null
  const { errors = {}, problem } = scheduleMutation.error
    ? toEntryErrors(scheduleMutation.error.failure)
    : entryErrors

  function toEntryErrors(failure: Failure): EntryErrors {
    const { publish_at: publishErrors, unpublish_at: unpublishErrors } = failure.fields
    if (!publishErrors && !unpublishErrors) {
      return { problem: listProblems(failure).length > 0 ? t('incomplete') : failureText(failure) }
    }
    return { errors: { publish_at: publishErrors?.join(' '), unpublish_at: unpublishErrors?.join(' ') } }
  }

  const send = (schedule: Schedule) =>
    scheduleMutation.mutate(schedule, {
      onSuccess: onScheduled,
      onError({ failure }) {
        const { errors: fields } = toEntryErrors(failure)
        if (!fields && listProblems(failure).length > 0) onRefused(failure)
      },
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsedSchedule = parseSchedule(new FormData(event.currentTarget), page)
    scheduleMutation.reset()
    setEntryErrors({})
    if (parsedSchedule.ok) {
      return whenSaved(async () => {
        const auditResult = await audit.auditAtOnce()
        if (!auditResult) return setEntryErrors({ problem: failureText(toFailure({ status: 0 })) })
        const { open, waived } = auditResult
        const hasOpenErrors = Boolean(parsedSchedule.schedule.publish_at) && open.length > 0
        if (hasOpenErrors) setEntryErrors({ problem: tAudit('open', { count: open.length }) })
        else send({ ...parsedSchedule.schedule, waived })
      })
    }
    if (parsedSchedule.invalidFields.length === 0) setEntryErrors({ errors: { publish_at: t('empty') } })
    else
      setEntryErrors({
        errors: Object.fromEntries(parsedSchedule.invalidFields.map((field) => [field, t('format')])),
      })
  }

  return (
    <>
      {page.schedule_problem && (
        <p role="alert" className={publishingStyles.problem}>
          {t(`problems.${page.schedule_problem}`)}
        </p>
      )}
      {describeSchedule(page).map((text) => (
        <p key={text} className={publishingStyles.planned}>
          {text}
        </p>
      ))}
      <form onSubmit={submit} className={styles.form} noValidate>
        <TimeField
          id="schedule-publish"
          name="publish_at"
          label={t('publishAt')}
          value={page.publish_at ?? findLaterDate(page)}
          error={errors.publish_at}
        />
        <TimeField
          id="schedule-unpublish"
          name="unpublish_at"
          label={t('unpublishAt')}
          value={page.unpublish_at}
          error={errors.unpublish_at}
        />
        {page.publish_at && (
          <CheckField id="schedule-now" input={{ name: 'now' }}>
            {t('now')}
          </CheckField>
        )}
        <p className={styles.quiet}>{t('what')}</p>
        <OpenErrors id="schedule" audit={audit} />
        {problem && (
          <p role="alert" className={publishingStyles.problem}>
            {problem}
          </p>
        )}
        {savingProblem && (
          <p role="alert" className={publishingStyles.problem}>
            {t('notSaved')} {savingProblem}
          </p>
        )}
        <SubmitButton isSending={scheduleMutation.isPending || isWaiting}>
          {t(scheduleMutation.isPending || isWaiting ? 'sending' : 'submit')}
        </SubmitButton>
      </form>
      {(isPlanned || page.schedule_problem) && (
        <ToolButton
          variant="link"
          isDisabled={scheduleMutation.isPending}
          onClick={() => send({ publish_at: null, unpublish_at: null })}
        >
          {t('clear')}
        </ToolButton>
      )}
      <DayForm url={page.urls[locale] ?? `/${locale}`} on={null} />
    </>
  )
}
