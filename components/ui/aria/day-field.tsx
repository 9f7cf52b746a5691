'use client'

import { useTranslations } from 'next-intl'
import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldProps } from '@/components/form/field'
import { parseEnteredDay, toEnteredDay } from '@/lib/datetime'
import { DayInput } from './day-input'

export interface DayFieldProps extends Omit<FieldProps, 'children'> {
  /** A day (YYYY-MM-DD), incomplete input, or an empty text. */
  value: string
  /** Called while typing with the day, or with incomplete input. */
  onChange: (value: string) => void
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A day, typed as DD.MM.YYYY (spec §5) or chosen in a calendar. */
export function DayField({ value, onChange, input, hint, ...field }: DayFieldProps) {
  const t = useTranslations('forms.day')
  const [text, setText] = useState('')
  // A new value from outside replaces the typed text.
  const shownText = toDay(text) === value ? text : toEnteredDay(value)
  return (
    <Field {...field} hint={hint ?? t('format')}>
      {(control) => (
        <DayInput
          control={control}
          choose={t('choose')}
          input={{
            ...input,
            value: shownText,
            onChange(event) {
              setText(event.currentTarget.value)
              onChange(toDay(event.currentTarget.value))
            },
            onBlur(event) {
              setText(toEnteredDay(value))
              input?.onBlur?.(event)
            },
          }}
        />
      )}
    </Field>
  )
}

const toDay = (text: string) => parseEnteredDay(text) ?? text.trim()
