import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import type { RequestTarget } from '../http/request-target'

const patterns = locales.map((locale) => {
  const folder = `/${locale}/${recordFolders.event[locale]}`
  return {
    callsPath: `/${locale}/api/events`,
    filePattern: new RegExp(`^${folder}(?:/[^/]+/(\\d{1,9}))?\\.ics$`),
  }
})

/**
 * Converts the address of a calendar file to its backend call: all public events
 * (`/de/kalender.ics`), or the page of an event with `.ics`. The addresses must stay, because
 * calendars subscribe to them.
 */
export function toCalendarCall({ pathname, search }: RequestTarget): RequestTarget | null {
  for (const { callsPath, filePattern } of patterns) {
    const match = filePattern.exec(pathname)
    if (!match) continue
    const [, id] = match
    return { pathname: `${callsPath}/${id ? `${id}/event.ics` : 'feed.ics'}`, search }
  }
  return null
}
