'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { type Control, useController, useForm, useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { TimeField } from '@/components/ui/aria/time-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { type Failure, toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { formatFieldTime } from '@/lib/datetime'
import { OpenErrors } from '../accessibility-audit/open-errors'
import type { Audit } from '../accessibility-audit/use-audit'
import { listProblems } from '../calls'
import type { Editor } from '../core/editor'
import styles from '../toolbar/toolbar.module.css'
import { DayForm } from '../versions/day-form'
import { type Schedule, schedulePage } from './calls'
import publishingStyles from './publishing.module.css'
import { findFutureDate } from './record-date'
import {
  createScheduleSchema,
  type EnteredSchedule,
  type ScheduleField,
  scheduleFields,
  toSchedule,
} from './schedule-schema'
import { usePublishing } from './use-publishing'
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

/** Schedules publication and unpublication in this language, and links to a preview of a day. */
export function ScheduleForm({ page, locale, editor, audit, onScheduled, onRefused }: ScheduleFormProps) {
  const t = useTranslations('editor.schedule')
  const describeFailure = useFailureText()
  const describeSchedule = useScheduleTexts()
  const tAudit = useTranslations('editor.audit')
  const { isWaiting, problem: savingProblem, whenSaved } = useWhenSaved(editor)
  const scheduleMutation = usePublishing((schedule: Schedule) => schedulePage(locale, page.id, schedule))
  const publishAt = page.publish_at ?? findFutureDate(page)
  const { control, register, handleSubmit, setError, clearErrors, resetField, formState } = useForm({
    defaultValues: { publish_at: publishAt, unpublish_at: page.unpublish_at },
    // The raw values are sent: the parsed dates have lost the offset of the entered times.
    resolver: zodResolver(createScheduleSchema(page), undefined, { raw: true }),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const problem = formState.errors.root?.message
  const isWorkingCopyScheduled = useWatch({ control, name: 'now' }) || page.publish_at === null
  const isScheduled = page.publish_at !== null || page.unpublish_at !== null

  const showProblem = (message: string) => setError('root', { message })
  const showFailure = (failure: Failure) => {
    const invalidFields = scheduleFields.filter((name) => failure.fields[name])
    for (const name of invalidFields) setError(name, { message: failure.fields[name]?.join(' ') })
    if (invalidFields.length > 0) return
    const isIncomplete = listProblems(failure).length > 0
    showProblem(isIncomplete ? t('incomplete') : describeFailure(failure))
    if (isIncomplete) onRefused(failure)
  }
  const send = (schedule: Schedule) => {
    clearErrors()
    scheduleMutation.mutate(schedule, {
      onSuccess(draft) {
        // Another time must not replace the version that has just been scheduled.
        resetField('now')
        onScheduled(draft)
      },
      onError: ({ failure }) => showFailure(failure),
    })
  }
  const submit = handleSubmit((values) =>
    whenSaved(async () => {
      const schedule = toSchedule(values, page)
      const auditResult = await audit.auditAtOnce()
      if (!auditResult) return showProblem(describeFailure(toFailure({ status: 0 })))
      const { openErrors, waivers: waived } = auditResult
      const hasOpenErrors = Boolean(schedule.publish_at) && !schedule.keeps_version && openErrors.length > 0
      if (hasOpenErrors) showProblem(tAudit('open', { count: openErrors.length }))
      else send({ ...schedule, waived })
    }),
  )

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
      <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <ScheduledTime control={control} id="schedule-publish" name="publish_at" storedTime={publishAt}>
          {t(page.is_online ? 'republishAt' : 'publishAt')}
        </ScheduledTime>
        <ScheduledTime control={control} id="schedule-unpublish" name="unpublish_at" storedTime={page.unpublish_at}>
          {t('unpublishAt')}
        </ScheduledTime>
        {page.publish_at && (
          <CheckField id="schedule-now" input={register('now', { shouldUnregister: true })}>
            {t('now')}
          </CheckField>
        )}
        {isWorkingCopyScheduled && <p className={styles.quiet}>{t('what')}</p>}
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
      {(isScheduled || page.schedule_problem) && (
        <ToolButton
          variant="link"
          isDisabled={scheduleMutation.isPending}
          onClick={() => send({ publish_at: null, unpublish_at: null })}
        >
          {t('clear')}
        </ToolButton>
      )}
      <DayForm url={page.urls[locale] ?? `/${locale}`} previewTime={null} />
    </>
  )
}

interface ScheduledTimeProps {
  control: Control<EnteredSchedule>
  id: string
  name: ScheduleField
  /** The initial time. When it changes, it replaces the entered one. */
  storedTime: string | null
  /** The label. */
  children: string
}

/** The field of a time in the schedule. */
function ScheduledTime({ control, id, name, storedTime, children }: ScheduledTimeProps) {
  const t = useTranslations('editor.schedule')
  const { field, fieldState } = useController({ control, name })
  const { onChange } = field
  const { error } = fieldState
  const errorTexts: Partial<Record<string, string>> = { invalid_format: t('format'), custom: t('empty') }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another stored time.
  useEffect(() => void onChange(storedTime), [storedTime])
  return (
    <TimeField
      key={storedTime}
      id={id}
      name={name}
      label={children}
      value={storedTime}
      error={error && (errorTexts[error.type] ?? error.message)}
      onChange={onChange}
    />
  )
}

/** Returns a function that describes the schedule of a page in sentences. */
function useScheduleTexts(): (page: PageDraft) => string[] {
  const t = useTranslations('editor.schedule')
  const formatTime = (time: string) => t('clock', { time: formatFieldTime(time) })
  return ({ publish_at, unpublish_at, is_online }) => [
    ...(publish_at ? [t(is_online ? 'updates' : 'goesOnline', { time: formatTime(publish_at) })] : []),
    ...(unpublish_at ? [t('goesOffline', { time: formatTime(unpublish_at) })] : []),
  ]
}
