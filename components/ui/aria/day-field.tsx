'use client'

import { useTranslations } from 'next-intl'
import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldProps } from '@/components/form/field'
import { formatFieldDay, parseEnteredDay } from '@/lib/datetime'
import { DayInput } from './day-input'

export interface DayFieldProps extends Omit<FieldProps, 'children'> {
  /** A day (YYYY-MM-DD), or the entered text if it is incomplete; empty for no day. */
  value: string
  /** Called at each key press with the day, or with the entered text if it is incomplete. */
  onChange: (value: string) => void
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A day, typed as DD.MM.YYYY (spec §5) or chosen in a calendar. */
export function DayField({ value, onChange, input, hint, ...field }: DayFieldProps) {
  const t = useTranslations('forms.day')
  const [text, setText] = useState('')
  // A new value from the form replaces the typed text.
  const shownText = toDayOrText(text) === value ? text : formatFieldDay(value)
  return (
    <Field {...field} hint={hint ?? t('format')}>
      {(control) => (
        <DayInput
          control={control}
          chooseLabel={t('choose')}
          input={{
            ...input,
            value: shownText,
            onChange(event) {
              setText(event.currentTarget.value)
              onChange(toDayOrText(event.currentTarget.value))
            },
            onBlur(event) {
              setText(formatFieldDay(value))
              input?.onBlur?.(event)
            },
          }}
        />
      )}
    </Field>
  )
}

const toDayOrText = (text: string) => parseEnteredDay(text) ?? text.trim()
