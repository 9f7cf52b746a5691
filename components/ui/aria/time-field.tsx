'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { formatFieldTime, isSkippedTime, parseEnteredDay, parseEnteredTime, replaceDay } from '@/lib/datetime'
import { createPartOnDemand } from '../part-on-demand'
import { CalendarRow } from './calendar-row'

// Loads the calendar of React Aria when it is first opened.
const DayPicker = createPartOnDemand(() => import('./day-picker').then((module) => module.DayPicker))

export interface TimeFieldProps {
  id: string
  name: string
  label: string
  /** The time in ISO 8601; null for an empty field. */
  value: string | null
  error?: string | undefined
  isRequired?: boolean
  /**
   * Called at each key press, for forms that keep the values themselves. Receives the time, the
   * entered text if it is incomplete, or null if there is no text.
   */
  onChange?: (time: string | null) => void
}

/**
 * A point in time in Berlin (spec §5), typed as DD.MM.YYYY HH:mm or as a day, which begins at
 * midnight. A calendar can choose the day.
 */
export function TimeField(props: TimeFieldProps) {
  // Without `onChange`, a new value replaces the typed text.
  return <TimeInput key={props.onChange ? undefined : props.value} {...props} />
}

function TimeInput({ id, name, label, value, error, isRequired = false, onChange }: TimeFieldProps) {
  const t = useTranslations('editor.time')
  const formatTime = (iso: string) => t('value', { time: formatFieldTime(iso) })
  // The time of the first render. It stays the value of the field as long as the text is unchanged,
  // because the text cannot express the offset in the hour that a clock change repeats.
  const [storedTime] = useState(() => (value && !Number.isNaN(Date.parse(value)) ? value : null))
  const [text, setText] = useState(() => (storedTime === null ? (value ?? '') : formatTime(storedTime)))
  const [isOpen, setOpen] = useState(false)

  const choose = (day: string) => {
    setOpen(false)
    completeText(replaceDay(day, text))
  }
  const completeText = (enteredText: string) => {
    const time = parseEnteredTime(enteredText)
    setText(time ? formatTime(time) : enteredText)
    reportChange(enteredText)
  }
  const reportChange = (input: string) =>
    onChange?.(input.trim() === '' ? null : (parseEnteredTime(input, storedTime) ?? input))

  const errorText = error && isSkippedTime(text) ? t('skipped') : error

  return (
    <Field id={id} label={label} error={errorText} isRequired={isRequired} hint={t('hint')}>
      {(control) => (
        <CalendarRow
          chooseLabel={t('choose')}
          id={id}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          renderCalendar={(trigger) => (
            <DayPicker
              label={t('choose')}
              day={parseEnteredDay(text)}
              trigger={trigger}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          )}
        >
          <input
            {...control}
            type="text"
            className={formStyles.input}
            name={name}
            value={text}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => {
              setText(event.currentTarget.value)
              reportChange(event.currentTarget.value)
            }}
            onBlur={() => completeText(text)}
          />
        </CalendarRow>
      )}
    </Field>
  )
}
