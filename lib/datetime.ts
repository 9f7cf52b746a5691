import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A point in time as the contract writes it: ISO 8601 with the offset of Europe/Berlin. */
export function toBerlinIso(time: Date): string {
  return dayjs(time).tz('Europe/Berlin').format('YYYY-MM-DDTHH:mm:ssZ')
}
