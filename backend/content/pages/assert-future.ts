import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { scheduleMessage } from './messages'

/** @throws InvalidFieldsError for the fields with a past time; null and undefined are no times */
export function assertFuture(locale: Locale, now: Date, times: Record<string, Date | null | undefined>): void {
  const pastTimes = Object.entries(times).filter(([, time]) => time && time <= now)
  if (pastTimes.length === 0) return
  throw new InvalidFieldsError(
    Object.fromEntries(pastTimes.map(([field]) => [field, [scheduleMessage(locale, 'inPast')]])),
  )
}
