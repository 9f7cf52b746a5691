'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { type Failure, toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageDraft, publishingSchema } from '@/lib/contract/pages/page-editing'
import { formatFieldTime } from '@/lib/datetime'
import { writeTabDraft } from '@/lib/drafts/tab-drafts'
import { OpenErrors } from '../accessibility-audit/open-errors'
import type { Audit } from '../accessibility-audit/use-audit'
import { useReasonsKey } from '../accessibility-audit/waivers'
import { unpublishPage } from '../calls'
import type { Editor } from '../core/editor'
import styles from '../toolbar/toolbar.module.css'
import { lastWaiversQuery } from '../versions/queries'
import { type Publication, publishPage } from './calls'
import publishingStyles from './publishing.module.css'
import { findFutureDate } from './record-date'
import { Unpublish } from './unpublish'
import { usePublishing } from './use-publishing'
import { useWhenSaved } from './use-when-saved'

const formSchema = publishingSchema.pick({ note: true, keeps_plan: true })

export interface PublishFormProps {
  page: PageDraft
  locale: Locale
  /** The editor, whose pending changes are saved before publishing; null while it is loading. */
  editor: Editor | null
  audit: Audit
  /** True if the site requires an approval that the loaded working copy does not have. */
  isApprovalMissing: boolean
  /** Opens the request for an approval. */
  onReview: () => void
  /** True if the form takes the focus, because the page was opened to be published. */
  takesFocus: boolean
  onDone: (page: PageDraft, outcome: 'published' | 'unpublished') => void
  onRefused: (failure: Failure) => void
}

/** Publishes the page with a note for the version list, or unpublishes it. */
export function PublishForm({
  page,
  locale,
  editor,
  audit,
  isApprovalMissing,
  onReview,
  takesFocus,
  onDone,
  onRefused,
}: PublishFormProps) {
  const t = useTranslations('editor.publish')
  const tSchedule = useTranslations('editor.schedule')
  const form = useForm({ defaultValues: { note: '', keeps_plan: false }, resolver: zodResolver(formSchema) })
  const publishMutation = usePublishing((data: Publication) => publishPage(locale, page.id, data))
  const unpublishMutation = usePublishing(() => unpublishPage(locale, page.id))
  const isSending = publishMutation.isPending || unpublishMutation.isPending
  const { isWaiting, problem, whenSaved } = useWhenSaved(editor)
  const [refusalCount, setRefusalCount] = useState(0)
  const client = useQueryClient()
  const reasonsKey = useReasonsKey(page.id, locale)
  const laterDate = findFutureDate(page)
  const formatTime = (time: string) => tSchedule('clock', { time: formatFieldTime(time) })

  useEffect(() => {
    if (takesFocus) form.setFocus('note')
  }, [takesFocus, form])

  const createCallbacks = (outcome: 'published' | 'unpublished') => ({
    onSuccess: (changedDraft: PageDraft) => onDone(changedDraft, outcome),
    onError: ({ failure }: { failure: Failure }) => onRefused(failure),
  })
  const publish = form.handleSubmit(({ note, keeps_plan }) =>
    whenSaved(async () => {
      const auditResult = await audit.auditAtOnce()
      if (!auditResult) return onRefused(toFailure({ status: 0 }))
      const { openErrors, waivers: waived } = auditResult
      if (openErrors.length > 0) return setRefusalCount((count) => count + 1)
      const { onSuccess, onError } = createCallbacks('published')
      publishMutation.mutate(
        { note, waived, ...(keeps_plan && { keeps_plan }) },
        {
          onSuccess(changedDraft) {
            // The note and the reasons are cleared only after success, so that they are kept for
            // another attempt after a refusal.
            form.reset()
            client.setQueryData(lastWaiversQuery(locale, page.id).queryKey, waived)
            writeTabDraft(reasonsKey, null)
            onSuccess(changedDraft)
          },
          onError,
        },
      )
    }),
  )

  return (
    <>
      <form onSubmit={(event) => void publish(event)} className={styles.form}>
        <p className={styles.quiet}>{t('version', { locale })}</p>
        {laterDate && <p className={publishingStyles.planned}>{t('laterDate', { time: formatTime(laterDate) })}</p>}
        <TextField
          id="publish-note"
          label={t('note')}
          hint={t('noteHint')}
          input={{ ...form.register('note'), maxLength: 500, autoComplete: 'off' }}
        />
        {page.publish_at && (
          <CheckField id="publish-keeps-plan" input={form.register('keeps_plan')}>
            {t('keepsPlan', { time: formatTime(page.publish_at) })}
          </CheckField>
        )}
        <OpenErrors id="publish" audit={audit} refusalCount={refusalCount} />
        {isApprovalMissing && (
          <p className={publishingStyles.problem}>
            {t('notApproved')}{' '}
            <ToolButton variant="link" onClick={onReview}>
              {t('askForApproval')}
            </ToolButton>
          </p>
        )}
        {isWaiting && <p role="status">{t('unsaved')}</p>}
        {problem && (
          <p role="alert" className={publishingStyles.problem}>
            {t('stuck')} {problem}
          </p>
        )}
        <SubmitButton isSending={isSending || isWaiting}>{isSending ? t('sending') : t('submit')}</SubmitButton>
      </form>
      {page.is_online && (
        <Unpublish
          isSending={isSending}
          onUnpublish={() => unpublishMutation.mutate(undefined, createCallbacks('unpublished'))}
        />
      )}
    </>
  )
}
