import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes } from 'react'
import { TextField } from '@/components/form/text-field'
import type { JobInputName } from '../displayed-problems'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { useWordingAdvice } from '../use-wording-advice'

export interface JobTextFieldProps {
  name: Exclude<JobInputName, 'organization' | 'is_remote'>
  hint?: string
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A text field with a single line. */
export function JobTextField({ name, hint, input }: JobTextFieldProps) {
  const t = useTranslations('jobs.form.advice')
  const { form } = useJobFormContext()
  const advice = useWordingAdvice()[name]
  return (
    <TextField
      {...useJobField(name)}
      {...(hint && { hint })}
      advice={advice && t(advice)}
      input={{ autoComplete: 'off', ...input, ...form.register(name) }}
    />
  )
}
