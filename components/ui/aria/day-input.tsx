'use client'

import { type InputHTMLAttributes, lazy, Suspense, useRef, useState } from 'react'
import type { FieldControl } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { IconButton } from '../icon-button'
import { useHydrated } from '../use-hydrated'
import styles from './time-field.module.css'

// Loads the calendar of React Aria when it is first opened.
const EnteredDayPicker = lazy(() =>
  import('./entered-day-picker').then((module) => ({ default: module.EnteredDayPicker })),
)

export interface DayInputProps {
  /** The attributes of the field around the input. */
  control: FieldControl
  /** The accessible name of the calendar and its button. */
  choose: string
  input: InputHTMLAttributes<HTMLInputElement>
}

/**
 * The input of a day, typed as DD.MM.YYYY (spec §5), with a calendar. Without scripts it is a text
 * input.
 */
export function DayInput({ control, choose, input }: DayInputProps) {
  const [openText, setOpenText] = useState<string | null>(null)
  const element = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  const { id } = control
  return (
    <div className={styles.time}>
      <input
        autoComplete="off"
        maxLength={20}
        {...input}
        {...control}
        ref={element}
        type="text"
        className={formStyles.input}
      />
      {isHydrated && (
        <IconButton
          ref={button}
          icon="calendar"
          label={choose}
          aria-describedby={`${id}-label`}
          aria-haspopup="dialog"
          aria-expanded={openText !== null}
          className={styles.button}
          onClick={() => setOpenText(openText === null ? (element.current?.value ?? '') : null)}
        />
      )}
      {openText !== null && (
        <Suspense>
          <EnteredDayPicker
            label={choose}
            text={openText}
            trigger={button}
            onChoose={(text) => {
              setOpenText(null)
              if (element.current) enterText(element.current, text)
            }}
            onClose={() => setOpenText(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Sets the text of an input as if it was typed, so that React and the form notice it. */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
