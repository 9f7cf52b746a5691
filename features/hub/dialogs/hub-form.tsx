import type { ReactNode, SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { FailureNote, type FailureNoteProps } from './failure-note'

interface HubFormProps extends FailureNoteProps {
  isSending: boolean
  /** The label of the button that sends it. */
  submit: string
  onSubmit: () => void
  /** Its fields. */
  children: ReactNode
}

/** The form of a dialog: why the last attempt failed, the fields, and the button. */
export function HubForm({ isSending, submit, onSubmit, children, ...failing }: HubFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={formStyles.form} onSubmit={send}>
      <FailureNote {...failing} />
      {children}
      <SubmitButton isSending={isSending}>{submit}</SubmitButton>
    </form>
  )
}
