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
import { useTabText } from '@/lib/drafts/tab-drafts'
import styles from './feedback.module.css'
import { filterEditors, findTypedMention, insertMention, listMentions } from './mentions'
import { editorNamesQuery } from './queries'

export interface NewComment {
  text: string
  /** The mentioned editors, without those whom the previous text mentions. */
  mentions: number[]
}

interface CommentFormProps {
  locale: Locale
  /** The key under which the unsent text is kept. */
  draftKey: string
  /** The id of the text field. */
  id?: string | undefined
  /** The text of an existing comment; undefined for a new one. */
  text?: string
  label: string
  submitLabel: string
  isSending: boolean
  /** True if the field gets the focus at once. */
  takesFocus: boolean
  /** Resolves when the comment is stored or refused. */
  onSubmit: (comment: NewComment) => Promise<unknown>
  /** Undefined if the form stays open. */
  onCancel?: () => void
  /** Additional controls. */
  children?: ReactNode
}

/** The maximum number of suggested names. */
const maxSuggestions = 6

/**
 * The form of a comment. People mentioned with an @ get an e-mail. Control or Command with Enter
 * sends the comment.
 */
export function CommentForm(props: CommentFormProps) {
  const { locale, text: initialText = '', label, submitLabel, isSending, takesFocus } = props
  const { draftKey, onSubmit, onCancel, children } = props
  const t = useTranslations('editor.feedback')
  const defaultId = useId()
  const { id = defaultId } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useTabText(draftKey, initialText)
  const [caret, setCaret] = useState(text.length)
  const { data: editors = [], refetch } = useQuery(editorNamesQuery(locale))
  const [isWaitingForNames, setWaitingForNames] = useState(false)
  const chosenIds = useRef(new Set<number>())
  const [problem, setProblem] = useState<'namesMissing' | 'tooManyNames' | null>(null)
  const typedName = findTypedMention(text, caret)
  const names = typedName === null ? [] : filterEditors(typedName, editors).slice(0, maxSuggestions)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const canSend = text.trim() !== '' && !isSending && !isWaitingForNames

  const addMention = (editor: EditorName) => {
    chosenIds.current.add(editor.id)
    const textWithMention = insertMention(text, caret, editor)
    flushSync(() => {
      setText(textWithMention.text)
      setCaret(textWithMention.caret)
    })
    field.current?.focus()
    field.current?.setSelectionRange(textWithMention.caret, textWithMention.caret)
  }
  const loadNames = async () => {
    setWaitingForNames(true)
    const { data } = await refetch()
    setWaitingForNames(false)
    return data
  }
  const send = async (event?: SubmitEvent) => {
    event?.preventDefault()
    if (!canSend) return
    // Without the names, no mentioned editor would get a mail.
    const loadedEditors = text.includes('@') && editors.length === 0 ? await loadNames() : editors
    const earlierIds = listMentions(initialText, loadedEditors ?? [])
    const mentions = listMentions(text, loadedEditors ?? [], chosenIds.current).filter((id) => !earlierIds.includes(id))
    if (!loadedEditors) return setProblem('namesMissing')
    if (mentions.length > feedbackLimits.mentions) return setProblem('tooManyNames')
    setProblem(null)
    void onSubmit({ text, mentions })
  }
  return (
    <form onSubmit={(event) => void send(event)} className={styles.form}>
      {children}
      <Field id={id} label={label} hint={t('mentionHint')}>
        {(control) => (
          <textarea
            ref={field}
            rows={3}
            className={form.input}
            maxLength={feedbackLimits.text}
            value={text}
            // The form closes after sending, and words that are typed until then would be lost.
            readOnly={isSending}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setCaret(currentTarget.selectionEnd)
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send()
            }}
            {...control}
          />
        )}
      </Field>
      {names.length > 0 && (
        <fieldset className={styles.names}>
          <legend className="visually-hidden">{t('mention')}</legend>
          {names.map((editor) => (
            <ToolButton key={editor.id} onClick={() => addMention(editor)}>
              @{editor.name}
            </ToolButton>
          ))}
        </fieldset>
      )}
      {problem && (
        <p role="alert" className={styles.failure}>
          {t(problem, { max: feedbackLimits.mentions })}
        </p>
      )}
      <p className={styles.actions}>
        <SubmitButton isSending={!canSend}>{isSending ? t('sending') : submitLabel}</SubmitButton>
        {onCancel && <ToolButton onClick={onCancel}>{t('cancel')}</ToolButton>}
      </p>
    </form>
  )
}
