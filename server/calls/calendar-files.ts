import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import type { RequestTarget } from '../http/request-target'

const patterns = locales.map((locale) => {
  const folder = `/${locale}/${recordFolders.event[locale]}`
  return { calls: `/${locale}/api/events`, file: new RegExp(`^${folder}(?:/[^/]+/(\\d{1,9}))?\\.ics$`) }
})

/**
 * The call of the backend that answers for a calendar file of the site, of all public events (`/de/kalender.ics`, with `?kind=`) or
 * of one (its page's address and `.ics`); null for every other address. What is subscribed to keeps its address, whatever the
 * backend calls it.
 */
export function calendarCall({ pathname, search }: RequestTarget): RequestTarget | null {
  for (const { calls, file } of patterns) {
    const found = file.exec(pathname)
    if (found) return { pathname: `${calls}/${found[1] ? `${found[1]}/event.ics` : 'feed.ics'}`, search }
  }
  return null
}
