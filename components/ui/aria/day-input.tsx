'use client'

import { type InputHTMLAttributes, useRef, useState } from 'react'
import type { FieldControl } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { createPartOnDemand } from '../part-on-demand'
import { CalendarRow } from './calendar-row'

// Loads the calendar of React Aria when it is first opened.
const EnteredDayPicker = createPartOnDemand(() =>
  import('./entered-day-picker').then((module) => module.EnteredDayPicker),
)

export interface DayInputProps {
  /** The attributes that connect the input with its label, hint and error. */
  control: FieldControl
  /** The accessible name of the calendar and of the button that opens it. */
  chooseLabel: string
  input: InputHTMLAttributes<HTMLInputElement>
}

/**
 * The input of a day, typed as DD.MM.YYYY (spec §5) or selected in a calendar. In a browser without
 * JavaScript there is no calendar.
 */
export function DayInput({ control, chooseLabel, input }: DayInputProps) {
  /** The text of the input when the calendar was opened; null while it is closed. */
  const [openedText, setOpenedText] = useState<string | null>(null)
  const element = useRef<HTMLInputElement>(null)
  return (
    <CalendarRow
      chooseLabel={chooseLabel}
      id={control.id}
      isOpen={openedText !== null}
      onToggle={() => setOpenedText(openedText === null ? (element.current?.value ?? '') : null)}
      renderCalendar={(trigger) => (
        <EnteredDayPicker
          label={chooseLabel}
          text={openedText ?? ''}
          trigger={trigger}
          onChoose={(text) => {
            setOpenedText(null)
            if (element.current) enterText(element.current, text)
          }}
          onClose={() => setOpenedText(null)}
        />
      )}
    >
      <input
        autoComplete="off"
        maxLength={20}
        {...input}
        {...control}
        ref={element}
        type="text"
        className={formStyles.input}
      />
    </CalendarRow>
  )
}

/**
 * Sets the text of an input as if the user had typed it. Bypasses the setter of React, because
 * React ignores an `input` event for a value that it has set itself.
 */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
