import { type ReactNode, type RefObject, useRef } from 'react'
import { recordFocusOrigin } from '@/components/behavior/focus-origin'
import { IconButton } from '../icon-button'
import { useHydrated } from '../use-hydrated'
import styles from './time-field.module.css'

interface CalendarRowProps {
  /** The accessible name of the button. */
  chooseLabel: string
  /** The id of the input. Its label describes the button. */
  id: string
  isOpen: boolean
  onToggle: () => void
  /** Renders the open calendar, which is loaded on demand. */
  renderCalendar: (trigger: RefObject<HTMLButtonElement | null>) => ReactNode
  children: ReactNode
}

/**
 * An input and the button that opens its calendar; without JavaScript there is no calendar. The
 * closed calendar returns the focus to the element that had it at the opening: the button, or the
 * input if the user was typing in it and pressed the button by pointer.
 */
export function CalendarRow({ chooseLabel, id, isOpen, onToggle, renderCalendar, children }: CalendarRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  return (
    <div className={styles.time}>
      {children}
      {isHydrated && (
        <IconButton
          ref={button}
          icon="calendar"
          label={chooseLabel}
          aria-describedby={`${id}-label`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => {
            const origin = recordFocusOrigin()
            if (origin.element?.id === id) origin.restoreFocus()
            else origin.discard()
            onToggle()
          }}
        />
      )}
      {isOpen && renderCalendar(button)}
    </div>
  )
}
