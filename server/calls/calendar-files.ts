import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import type { RequestTarget } from '../http/request-target'

const patterns = locales.map((locale) => {
  const folder = `/${locale}/${recordFolders.event[locale]}`
  return { calls: `/${locale}/api/events`, file: new RegExp(`^${folder}(?:/[^/]+/(\\d{1,9}))?\\.ics$`) }
})

/**
 * Converts the address of a calendar file to its backend call: all public events
 * (`/de/kalender.ics`), or the page of an event with `.ics`. The addresses must stay, because
 * calendars subscribe to them.
 */
export function calendarCall({ pathname, search }: RequestTarget): RequestTarget | null {
  for (const { calls, file } of patterns) {
    const match = file.exec(pathname)
    if (match) return { pathname: `${calls}/${match[1] ? `${match[1]}/event.ics` : 'feed.ics'}`, search }
  }
  return null
}
