import type { ReactNode, SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { FailureNote, type FailureNoteProps } from './failure-note'

interface HubFormProps extends FailureNoteProps {
  isSending: boolean
  submitLabel: string
  onSubmit: () => void
  children: ReactNode
}

/** The form of a dialog: the last failure, the fields and the submit button. */
export function HubForm({ isSending, submitLabel, onSubmit, children, ...failureProps }: HubFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={formStyles.form} onSubmit={send}>
      <FailureNote {...failureProps} />
      {children}
      <SubmitButton isSending={isSending}>{submitLabel}</SubmitButton>
    </form>
  )
}
