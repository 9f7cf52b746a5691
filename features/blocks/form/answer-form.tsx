'use client'

import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormProtection } from '@/components/form/form-protection'
import type { FormProblem } from '@/components/form/problem-list'
import { useFormProof } from '@/components/form/use-form-proof'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Failure } from '@/lib/api/result'
import { formTicketName } from '@/lib/contract/forms/form-answer'
import type { ReturnedForm } from '@/lib/returned-form'
import type { FieldAttributes } from '../block'
import { AnswersContext } from './answers'
import { formDraft } from './form-draft'
import styles from './view.module.css'

type Text = 'thanks' | 'thanksNote' | 'button' | 'note' | 'summary' | 'sending' | 'trap' | Failed | 'other'
type Failed = 'offline' | 'closed' | 'large' | 'many'

export interface AnswerFormProps {
  id: number
  /** What comes back of what was sent without scripts. */
  returned: ReturnedForm | null
  /** Given while an editor edits it: then nothing is sent, and its button and thanks are written in place. */
  fieldAttributes?: FieldAttributes | undefined
  texts: Readonly<Record<Text, string>>
  /** The labels of the fields, by the names by which they are sent. */
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

type Sending = 'idle' | 'sending' | 'sent'
const failures: Readonly<Record<number, Failed>> = {
  0: 'offline',
  404: 'closed',
  413: 'large',
  429: 'many',
}
/** The script that sends did not come. */
const noAnswer: Failure = { status: 0, detail: null, fields: {}, retryAfter: null, data: null }
const nothing = { problems: {}, values: {} }

/**
 * The form itself: without scripts it is sent to the page's own address; with them it is sent behind the page, what was typed is
 * kept in this tab until it is sent, and what is wrong is said at the fields.
 */
export function AnswerForm({ id, returned, fieldAttributes, texts, labels, children }: AnswerFormProps) {
  const isEdited = fieldAttributes !== undefined
  const [state, setState] = useState<Sending>('idle')
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState(returned?.problems ?? {})
  const form = useRef<HTMLFormElement>(null)
  const thanked = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const proof = useFormProof(formTicketName(id))
  const answers = useMemo(
    () => ({ problems, values: returned?.values ?? nothing.values }),
    [problems, returned],
  )

  useEffect(() => {
    const present = form.current
    if (isEdited || returned || !present || !formDraft(id).read()) return
    void import('./draft').then(({ restoreDraft }) => restoreDraft(present, id))
  }, [id, isEdited, returned])

  useEffect(() => {
    if (state === 'sent') thanked.current?.focus()
  }, [state])

  function keep() {
    const present = form.current
    if (isEdited || !present) return
    proof.begin()
    void import('./draft').then(({ keepDraft }) => keepDraft(present, id))
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEdited || state !== 'idle') return
    const data = new FormData(event.currentTarget)
    setState('sending')
    const failure = await import('./send-answers').then(
      ({ sendAnswers }) => sendAnswers(id, data, proof),
      () => noAnswer,
    )
    if (failure === null) {
      formDraft(id).write(null)
      setState('sent')
      return
    }
    setProblems(problemsOf(failure))
    setAttempt(attempt + 1)
    setState('idle')
  }

  function problemsOf({ status, detail, fields }: Failure): Record<string, string> {
    const found = Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')])
    if (found.length > 0) return Object.fromEntries(found)
    const code = failures[status]
    return { form: code ? texts[code] : (detail ?? texts.other) }
  }

  return (
    <>
      <div
        ref={thanked}
        id={`form-${id}-sent`}
        className={styles.thanks}
        data-sent={state === 'sent' ? '' : undefined}
        role="status"
        tabIndex={-1}
        {...fieldAttributes?.('thanks')}
        data-note={isEdited ? texts.thanksNote : undefined}
      >
        {texts.thanks}
      </div>
      <form
        ref={form}
        id={`form-${id}`}
        method="post"
        action={`?form=${id}#form-${id}`}
        encType="multipart/form-data"
        className={styles.fields}
        noValidate={isHydrated}
        onInput={keep}
        onSubmit={(event) => void send(event)}
      >
        <ErrorSummary
          title={texts.summary}
          attempt={attempt}
          problems={Object.entries(problems).map(
            ([name, message]): FormProblem => ({
              fieldId: name in labels ? name : null,
              message: name in labels ? `${labels[name]}: ${message}` : message,
            }),
          )}
        />
        <AnswersContext value={answers}>{children}</AnswersContext>
        <FormProtection id={`form-${id}`} label={texts.trap} ticket={returned?.ticket ?? ''} />
        <p className={styles.note}>{texts.note}</p>
        <SubmitButton isSending={state === 'sending'} worksAlone>
          <span {...fieldAttributes?.('button')}>{state === 'sending' ? texts.sending : texts.button}</span>
        </SubmitButton>
      </form>
    </>
  )
}
