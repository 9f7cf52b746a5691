import { useFormatter, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ToolButton } from '@/components/ui/tool-button'
import type { Locale } from '@/lib/contract/common/locale'
import type { Comment, Thread } from '@/lib/contract/pages/feedback'
import { useTabDraftKeys, writeTabDraft } from '@/lib/drafts/tab-drafts'
import { CallFailure } from './call-failure'
import { CommentForm } from './comment-form'
import styles from './feedback.module.css'
import { toThreadPrefix } from './thread-drafts'
import { type FeedbackCall, useFeedbackCall } from './use-feedback-call'

interface ThreadItemProps {
  id: string
  thread: Thread
  /** The block of the thread; `show` is null if the block was deleted. */
  place: { name: string; show: (() => void) | null }
  locale: Locale
  pageId: number
  userId: number
  /** Moves the focus away before the thread is moved or removed. */
  onLeave: () => void
}

/**
 * A thread of comments with its actions: answer, resolve, reopen. Users can change and delete their
 * own comments, and delete those from outside and of deleted accounts.
 */
export function ThreadItem({ id, thread, place, locale, pageId, userId, onLeave }: ThreadItemProps) {
  const t = useTranslations('editor.feedback')
  const mutation = useFeedbackCall(locale, pageId)
  const draftPrefix = toThreadPrefix(userId, pageId, thread.id)
  const [firstDraftKey] = useTabDraftKeys(draftPrefix).split(' ')
  const [formTarget, setFormTarget] = useState(() => toFormTarget(firstDraftKey?.slice(draftPrefix.length)))
  const [removalId, setRemovalId] = useState<number | null>(null)
  const isResolved = thread.resolved_at !== null
  const toPath = (commentId: number) => `comments/${commentId}/`
  const item = useRef<HTMLLIElement>(null)
  const closeForm = () => {
    // Without its unsent text, the thread may move to the other group.
    if (formTarget === null) item.current?.focus()
    else {
      flushSync(() => writeTabDraft(`${draftPrefix}${formTarget}`, null))
      if (item.current?.isConnected) item.current.focus()
      else onLeave()
    }
    setFormTarget(null)
  }
  const send = (call: FeedbackCall, onSent: () => void = closeForm) =>
    mutation.mutateAsync(call).then(onSent, () => undefined)

  return (
    <li ref={item} id={id} tabIndex={-1} className={styles.thread}>
      <p className={styles.place}>
        <span>{place.name}</span>
        {place.show && (
          <ToolButton variant="link" onClick={place.show}>
            {t('show')}
          </ToolButton>
        )}
      </p>
      {thread.quote && <blockquote className={styles.quote}>{thread.quote}</blockquote>}
      {thread.comments.map((comment, index) => (
        <div key={comment.id}>
          <CommentHead comment={comment} />
          {formTarget === comment.id ? (
            <CommentForm
              locale={locale}
              draftKey={`${draftPrefix}${comment.id}`}
              text={comment.text}
              label={t('changeLabel')}
              submitLabel={t('save')}
              isSending={mutation.isPending}
              onSubmit={(data) => send({ method: 'PATCH', path: toPath(comment.id), data })}
              takesFocus
              onCancel={closeForm}
            />
          ) : (
            <p className={styles.text}>{comment.text}</p>
          )}
          {(comment.author === null || comment.author.id === userId) && formTarget === null && (
            <p className={styles.actions}>
              {comment.author && (
                <ToolButton variant="link" onClick={() => setFormTarget(comment.id)}>
                  {t('change')}
                </ToolButton>
              )}
              {(index > 0 || thread.comments.length === 1) && (
                <ToolButton
                  variant="link"
                  aria-expanded={removalId === comment.id}
                  onClick={() => setRemovalId(removalId === comment.id ? null : comment.id)}
                >
                  {t('remove')}
                </ToolButton>
              )}
              {removalId === comment.id && (
                <ToolButton
                  variant="link"
                  isDisabled={mutation.isPending}
                  onClick={() =>
                    void send({ method: 'DELETE', path: toPath(comment.id) }, index === 0 ? onLeave : closeForm)
                  }
                >
                  {t('removeNow')}
                </ToolButton>
              )}
            </p>
          )}
        </div>
      ))}
      {isResolved && (
        <p className={styles.quiet}>
          {t(thread.resolved_by === null ? 'resolvedOnce' : 'resolvedBy', { by: thread.resolved_by ?? '' })}
        </p>
      )}
      {formTarget === 'answer' ? (
        <CommentForm
          locale={locale}
          draftKey={`${draftPrefix}answer`}
          label={t('answerLabel')}
          submitLabel={t('answer')}
          isSending={mutation.isPending}
          onSubmit={(comment) => send({ method: 'POST', path: 'comments/', data: { ...comment, thread: thread.id } })}
          takesFocus
          onCancel={closeForm}
        />
      ) : (
        <p className={styles.actions}>
          <ToolButton onClick={() => setFormTarget('answer')}>{t('answer')}</ToolButton>
          <ToolButton
            isDisabled={mutation.isPending}
            onClick={() =>
              void send({ method: 'POST', path: `${toPath(thread.id)}${isResolved ? 'reopen' : 'resolve'}/` }, onLeave)
            }
          >
            {t(isResolved ? 'reopen' : 'resolve')}
          </ToolButton>
        </p>
      )}
      <CallFailure error={mutation.error} />
    </li>
  )
}

/** Parses the end of a draft key: `answer` or the id of an edited comment; null without a draft. */
const toFormTarget = (name: string | undefined): 'answer' | number | null =>
  name === 'answer' ? name : Number(name) || null

function CommentHead({ comment }: { comment: Comment }) {
  const t = useTranslations('editor.feedback')
  const format = useFormatter()
  const { author, guest_name, created_at, edited_at } = comment
  return (
    <p className={styles.head}>
      <strong>{guest_name || author?.name || t('somebody')}</strong> {guest_name !== null && `${t('fromOutside')} `}
      <time dateTime={created_at}>
        {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      {edited_at && ` ${t('edited')}`}
    </p>
  )
}
