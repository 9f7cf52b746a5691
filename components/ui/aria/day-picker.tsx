'use client'

import { type CalendarDate, parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { toBerlinDay } from '@/lib/datetime'
import { Icon } from '../icon'
import { AriaLocale } from './aria-locale'
import styles from './day-picker.module.css'

export interface DayPickerProps {
  label: string
  /** The selected day as YYYY-MM-DD; null for none. */
  day: string | null
  /** The button that opened the calendar. It gets the focus when the calendar is closed. */
  trigger: RefObject<HTMLButtonElement | null>
  onChoose: (day: string) => void
  onClose: () => void
}

/**
 * A calendar that shows one month, next to the button that opened it. Arrow keys move by day, Page
 * Up and Page Down by month.
 */
export function DayPicker({ label, day, trigger, onChoose, onClose }: DayPickerProps) {
  const today = parseDate(toBerlinDay(new Date()))
  const selectedDate = day ? parseDate(day) : null
  return (
    <AriaLocale>
      <Popover
        isOpen
        isNonModal
        triggerRef={trigger}
        placement="top end"
        className={styles.popover ?? ''}
        shouldCloseOnInteractOutside={(element) => !trigger.current?.contains(element)}
        onOpenChange={(isOpen) => isOpen || onClose()}
      >
        <Dialog aria-label={label}>
          <Calendar<CalendarDate>
            autoFocus
            firstDayOfWeek="mon"
            aria-label={label}
            defaultValue={selectedDate}
            defaultFocusedValue={selectedDate ?? today}
            onChange={(date) => date && onChoose(date.toString())}
          >
            <div className={styles.head}>
              <Button slot="previous" className={styles.step ?? ''}>
                <Icon name="earlier" />
              </Button>
              <Heading className={styles.month} />
              <Button slot="next" className={styles.step ?? ''}>
                <Icon name="later" />
              </Button>
            </div>
            <CalendarGrid className={styles.days}>
              {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
