import type { InputHTMLAttributes } from 'react'
import { TextField } from '@/components/form/text-field'
import type { JobInputName } from '../displayed-problems'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'

export interface JobTextFieldProps {
  name: Exclude<JobInputName, 'organization' | 'is_remote'>
  hint?: string
  advice?: string | undefined
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A text field with a single line. */
export function JobTextField({ name, hint, advice, input }: JobTextFieldProps) {
  const { form } = useJobFormContext()
  const field = useJobField()
  return (
    <TextField
      {...field(name)}
      {...(hint && { hint })}
      advice={advice}
      input={{ autoComplete: 'off', ...input, ...form.register(name) }}
    />
  )
}
