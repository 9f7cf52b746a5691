'use client'

import { formatFieldDay, parseEnteredDay } from '@/lib/datetime'
import { DayPicker, type DayPickerProps } from './day-picker'

interface EnteredDayPickerProps extends Omit<DayPickerProps, 'day' | 'onChoose'> {
  text: string
  /** Receives the chosen day as DD.MM.YYYY. */
  onChoose: (text: string) => void
}

/** The calendar of an input in which a day is entered as DD.MM.YYYY. */
export function EnteredDayPicker({ text, onChoose, ...props }: EnteredDayPickerProps) {
  return <DayPicker {...props} day={parseEnteredDay(text)} onChoose={(day) => onChoose(formatFieldDay(day))} />
}
