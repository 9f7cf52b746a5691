'use client'

import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormProtection } from '@/components/form/form-protection'
import type { FormProblem } from '@/components/form/problem-list'
import { useFormProof } from '@/components/form/use-form-proof'
import { SubmitButton } from '@/components/ui/submit-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Failure } from '@/lib/api/result'
import { toFormTicketName } from '@/lib/contract/forms/form-answer'
import type { ReturnedForm } from '@/lib/returned-form'
import type { FieldAttributes } from '../block'
import { AnswersContext } from './answers'
import { getFormDraft } from './form-draft'
import styles from './view.module.css'

type TextName = 'thanks' | 'thanksNote' | 'button' | 'note' | 'summary' | 'sending' | 'trap' | SendFailure | 'other'
type SendFailure = 'offline' | 'closed' | 'large' | 'many'

export interface AnswerFormProps {
  id: number
  /** The values and problems of the form if a browser without JavaScript submitted it. */
  returnedForm: ReturnedForm | null
  /** Defined in the editor: nothing is sent, and button and thanks are edited on the page. */
  fieldAttributes?: FieldAttributes | undefined
  texts: Readonly<Record<TextName, string>>
  /** The labels of the fields, by the names of the fields in the request. */
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

type SendState = 'idle' | 'sending' | 'sent'
const failures: Readonly<Record<number, SendFailure>> = {
  0: 'offline',
  404: 'closed',
  413: 'large',
  429: 'many',
}
/** The failure if the script that sends the form cannot be loaded. */
const scriptFailure: Failure = { status: 0, detail: null, fields: {}, retryAfter: null, data: null }
const noValues = {}

/**
 * The `form` element. In a browser without JavaScript, it is submitted to the address of the page.
 * Otherwise a script sends it in the background, keeps the entered values in this tab until the
 * backend has stored them, and shows problems at the fields.
 */
export function AnswerForm({ id, returnedForm, fieldAttributes, texts, labels, children }: AnswerFormProps) {
  const isInEditor = fieldAttributes !== undefined
  const [state, setState] = useState<SendState>('idle')
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState(returnedForm?.problems ?? {})
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const proof = useFormProof(toFormTicketName(id))
  const answers = useMemo(() => ({ problems, values: returnedForm?.values ?? noValues }), [problems, returnedForm])

  useEffect(() => {
    const element = form.current
    if (isInEditor || returnedForm || !element || !getFormDraft(id).read()) return
    void import('./draft').then(({ restoreFormDraft }) => restoreFormDraft(element, id))
  }, [id, isInEditor, returnedForm])

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus()
  }, [state])

  function saveDraft() {
    const element = form.current
    if (isInEditor || !element) return
    proof.start()
    void import('./draft').then(({ saveFormDraft }) => saveFormDraft(element, id))
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isInEditor || state !== 'idle') return
    const data = new FormData(event.currentTarget)
    setState('sending')
    const failure = await import('./send-answers').then(
      ({ sendAnswers }) => sendAnswers(id, data, proof),
      () => scriptFailure,
    )
    if (failure === null) {
      getFormDraft(id).write(null)
      setState('sent')
      return
    }
    setProblems(toProblems(failure))
    setAttempt(attempt + 1)
    setState('idle')
  }

  function toProblems({ status, detail, fields }: Failure): Record<string, string> {
    const fieldProblems = Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')])
    if (fieldProblems.length > 0) return Object.fromEntries(fieldProblems)
    const code = failures[status]
    return { form: code ? texts[code] : (detail ?? texts.other) }
  }

  return (
    <>
      <div
        ref={thanks}
        id={`form-${id}-sent`}
        className={styles.thanks}
        data-sent={state === 'sent' ? '' : undefined}
        role="status"
        tabIndex={-1}
        {...fieldAttributes?.('thanks')}
        data-note={isInEditor ? texts.thanksNote : undefined}
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
        onInput={saveDraft}
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
        <FormProtection id={`form-${id}`} label={texts.trap} ticket={returnedForm?.ticket ?? ''} />
        <p className={styles.note}>{texts.note}</p>
        <SubmitButton isSending={state === 'sending'} worksWithoutScript>
          <span {...fieldAttributes?.('button')}>{state === 'sending' ? texts.sending : texts.button}</span>
        </SubmitButton>
      </form>
    </>
  )
}
