import type { InputHTMLAttributes, ReactNode } from 'react'
import formStyles from '@/components/form/form.module.css'
import { TextField, type TextFieldProps } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'

interface TeamFormProps {
  team: Team
  field: Pick<TextFieldProps, 'id' | 'label' | 'hint'>
  input: InputHTMLAttributes<HTMLInputElement>
  submitLabel: string
  toChange: (text: string, fields: FormData) => TeamChange
  children?: ReactNode
}

/** A form with a text field that changes the team. If the change fails, the text remains. */
export function TeamForm({ team, field, input, submitLabel, toChange, children }: TeamFormProps) {
  return (
    <form
      method="post"
      className={formStyles.form}
      aria-label={submitLabel}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const fields = new FormData(form)
        team.changeTeam(toChange(String(fields.get('entered')), fields), () => form.reset())
      }}
    >
      <TextField {...field} isRequired input={{ name: 'entered', ...input }} />
      {children}
      <SubmitButton isSending={team.isPending}>{submitLabel}</SubmitButton>
    </form>
  )
}
