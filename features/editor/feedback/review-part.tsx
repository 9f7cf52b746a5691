import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { Field } from '@/components/form/field'
import form from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import { Disclosure } from '@/components/ui/disclosure'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type Feedback,
  feedbackLimits,
  type Review,
  reviewDecisionSchema,
  reviewRequestSchema,
} from '@/lib/contract/pages/feedback'
import { draftPrefixes, useTabText, writeTabDraft } from '@/lib/drafts/tab-drafts'
import type { Editor } from '../core/editor'
import { useWhenSaved } from '../publishing/use-when-saved'
import { CallFailure } from './call-failure'
import styles from './feedback.module.css'
import { editorNamesQuery } from './queries'
import { type FeedbackCall, useFeedbackCall } from './use-feedback-call'

interface ReviewPartProps {
  locale: Locale
  pageId: number
  userId: number
  editor: Editor
  feedback: Feedback
}

/** The review of a page: its state, the form to request one and the decision on a request. */
export function ReviewPart({ locale, pageId, userId, editor, feedback }: ReviewPartProps) {
  const t = useTranslations('editor.feedback.review')
  const mutation = useFeedbackCall(locale, pageId)
  const { review, needs_approval } = feedback
  const isRequested = review?.state === 'requested'
  const isOwnRequest = review?.requested_by?.id === userId
  const draftPrefix = `${draftPrefixes.comments(userId, pageId)}review/`
  const send = (call: FeedbackCall, draftKey?: string) =>
    void mutation.mutateAsync(call).then(
      () => draftKey && writeTabDraft(draftKey, null),
      () => undefined,
    )
  return (
    <section aria-label={t('title')} className={styles.part}>
      <h2>{t('title')}</h2>
      {needs_approval && <p>{t('needed')}</p>}
      {review && <ReviewFacts review={review} />}
      {isRequested && !isOwnRequest && (
        <DecisionForm
          draftKey={`${draftPrefix}answer`}
          canApprove={review.is_current}
          isSending={mutation.isPending}
          onSend={send}
        />
      )}
      {isRequested && isOwnRequest && (
        <p className={styles.actions}>
          <ToolButton isDisabled={mutation.isPending} onClick={() => send({ method: 'DELETE', path: 'review/' })}>
            {t('withdraw')}
          </ToolButton>
        </p>
      )}
      {isRequested && review.is_current ? null : (
        <Disclosure summary={t(review ? 'askAgain' : 'ask')} className={styles.ask}>
          <RequestForm
            draftKey={`${draftPrefix}note`}
            locale={locale}
            userId={userId}
            editor={editor}
            isSending={mutation.isPending}
            onSend={send}
          />
        </Disclosure>
      )}
      <CallFailure error={mutation.error} />
    </section>
  )
}

/** Shows the request, the decision, and whether the page has changed since. */
function ReviewFacts({ review }: { review: Review }) {
  const t = useTranslations('editor.feedback.review')
  const unknownName = useTranslations('editor.feedback')('somebody')
  const format = useFormatter()
  const { state, requested_by, requested_at, reviewer, note, decided_by, decided_at, answer } = review
  const formatTime = (time: string | null) =>
    time === null ? '' : format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.review} data-state={state}>
      <p>
        {t(reviewer ? 'askedOf' : 'asked', {
          by: requested_by?.name || unknownName,
          of: reviewer?.name ?? '',
          time: formatTime(requested_at),
        })}
      </p>
      {note && <p className={styles.text}>{note}</p>}
      {state !== 'requested' && (
        <p>
          <strong>{t(state, { by: decided_by?.name || unknownName, time: formatTime(decided_at) })}</strong>
        </p>
      )}
      {answer && <p className={styles.text}>{answer}</p>}
      {!review.is_current && state !== 'returned' && (
        <p>{t(state === 'approved' ? 'changedSinceApproval' : 'changedSinceRequest')}</p>
      )}
    </div>
  )
}

interface DecisionFormProps {
  /** The key under which the unsent answer is kept. */
  draftKey: string
  canApprove: boolean
  isSending: boolean
  onSend: (call: FeedbackCall, draftKey: string) => void
}

function DecisionForm({ draftKey, canApprove, isSending, onSend }: DecisionFormProps) {
  const t = useTranslations('editor.feedback.review')
  const id = useId()
  const [answer, setAnswer] = useTabText(draftKey)
  const { register, handleSubmit } = useForm({
    defaultValues: { answer },
    resolver: zodResolver(reviewDecisionSchema),
  })
  const decide = (decision: 'approve' | 'return') =>
    handleSubmit((data) => onSend({ method: 'POST', path: `review/${decision}/`, data }, draftKey))
  return (
    <form className={styles.form} onSubmit={(event) => void decide('approve')(event)}>
      <NoteField
        id={`${id}-answer`}
        label={t('answerLabel')}
        isSending={isSending}
        input={register('answer', { onChange: ({ target }) => setAnswer(target.value) })}
      />
      <p className={styles.actions}>
        {canApprove && <SubmitButton isSending={isSending}>{t('approve')}</SubmitButton>}
        <ToolButton isDisabled={isSending} onClick={() => void decide('return')()}>
          {t('return')}
        </ToolButton>
      </p>
    </form>
  )
}

interface RequestFormProps {
  /** The key under which the unsent note is kept. */
  draftKey: string
  locale: Locale
  userId: number
  editor: Editor
  isSending: boolean
  onSend: (call: FeedbackCall, draftKey: string) => void
}

/**
 * The form to request a review. The reviewer sees the saved state, so the request is sent when all
 * changes are saved.
 */
function RequestForm({ draftKey, locale, userId, editor, isSending, onSend }: RequestFormProps) {
  const t = useTranslations('editor.feedback.review')
  const id = useId()
  const [note, setNote] = useTabText(draftKey)
  const { register, handleSubmit } = useForm({
    defaultValues: { reviewer: null, note },
    resolver: zodResolver(reviewRequestSchema),
  })
  const { data: editors = [] } = useQuery(editorNamesQuery(locale))
  const { isWaiting, problem, whenSaved } = useWhenSaved(editor)
  const otherEditors = editors.filter((editorName) => editorName.id !== userId)
  const requestReview = handleSubmit((data) =>
    whenSaved(() => onSend({ method: 'POST', path: 'review/', data }, draftKey)),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void requestReview(event)}>
      <SelectField
        id={`${id}-reviewer`}
        label={t('reviewer')}
        emptyLabel={t('anybody')}
        choices={otherEditors.map((editorName) => ({ value: String(editorName.id), name: editorName.name }))}
        input={register('reviewer', { setValueAs: (value) => Number(value) || null })}
      />
      <NoteField
        id={`${id}-note`}
        label={t('note')}
        isSending={isSending || isWaiting}
        input={register('note', { onChange: ({ target }) => setNote(target.value) })}
      />
      {problem && <p role="alert">{problem}</p>}
      <SubmitButton isSending={isSending || isWaiting}>{t('submit')}</SubmitButton>
    </form>
  )
}

interface NoteFieldProps {
  id: string
  label: string
  isSending: boolean
  input: UseFormRegisterReturn
}

function NoteField({ id, label, isSending, input }: NoteFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <textarea
          rows={2}
          className={form.input}
          {...input}
          maxLength={feedbackLimits.text}
          // Words that are typed during the request would be lost with the form.
          readOnly={isSending}
          {...control}
        />
      )}
    </Field>
  )
}
