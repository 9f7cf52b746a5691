import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '@/components/form/field'
import form from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditorName, feedbackLimits } from '@/lib/contract/pages/feedback'
import styles from './feedback.module.css'
import { editorsFor, mentionAt, mentionsIn, withMention } from './mentions'
import { editorNamesQuery } from './queries'

export interface WrittenComment {
  text: string
  mentions: number[]
}

interface CommentFormProps {
  locale: Locale
  /** The id of its field. */
  id?: string | undefined
  /** What is changed; left out for a new comment. */
  text?: string
  label: string
  submit: string
  isSending: boolean
  /** Whether one begins to write at once. */
  takesFocus: boolean
  /** Resolves once it is stored, or refused. */
  onSubmit: (written: WrittenComment) => Promise<unknown>
  /** Left out where the form stays. */
  onCancel?: () => void
  /** What is chosen beside the text. */
  children?: ReactNode
}

/** So many names are offered at once. */
const offered = 6

/** A comment being written: who is mentioned by an @ gets a mail. Control or Command with Enter sends it. */
export function CommentForm(props: CommentFormProps) {
  const { locale, text: before = '', label, submit, isSending, takesFocus } = props
  const { onSubmit, onCancel, children } = props
  const t = useTranslations('editor.feedback')
  const ownId = useId()
  const { id = ownId } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(before)
  const [caret, setCaret] = useState(before.length)
  const { data: editors = [] } = useQuery(editorNamesQuery(locale))
  const typed = mentionAt(text, caret)
  const names = typed === null ? [] : editorsFor(typed, editors).slice(0, offered)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const canSend = text.trim() !== '' && !isSending

  const mention = (editor: EditorName) => {
    const changed = withMention(text, caret, editor)
    flushSync(() => {
      setText(changed.text)
      setCaret(changed.caret)
    })
    field.current?.focus()
    field.current?.setSelectionRange(changed.caret, changed.caret)
  }
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    if (!canSend) return
    void onSubmit({ text, mentions: mentionsIn(text, editors) })
  }
  return (
    <form onSubmit={send} className={styles.form}>
      {children}
      <Field id={id} label={label} hint={t('mentionHint')}>
        {(control) => (
          <textarea
            ref={field}
            rows={3}
            className={form.input}
            maxLength={feedbackLimits.text}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setCaret(currentTarget.selectionEnd)
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
            }}
            {...control}
          />
        )}
      </Field>
      {names.length > 0 && (
        <fieldset className={styles.names}>
          <legend className="visually-hidden">{t('mention')}</legend>
          {names.map((editor) => (
            <ToolButton key={editor.id} onClick={() => mention(editor)}>
              @{editor.name}
            </ToolButton>
          ))}
        </fieldset>
      )}
      <p className={styles.actions}>
        <SubmitButton isSending={!canSend}>{isSending ? t('sending') : submit}</SubmitButton>
        {onCancel && <ToolButton onClick={onCancel}>{t('cancel')}</ToolButton>}
      </p>
    </form>
  )
}
