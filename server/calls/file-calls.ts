import { locales } from '@/lib/contract/common/locale'
import { type RecordType, recordFolders } from '@/lib/contract/records/record'
import { buildPath } from '@/lib/i18n/paths'
import type { RequestTarget } from '../http/request-target'

const id = '(\\d{1,9})'

/** The addresses of files, their backend calls, and the query of a call that ignores its own. */
const files = locales.flatMap((locale) => {
  const folder = (type: RecordType) => `/${locale}/${recordFolders[type][locale]}`
  const rows: [address: string, call: string, query?: string][] = [
    [`${folder('event')}\\.ics`, 'events/feed.ics'],
    [`${folder('event')}/[^/]+/${id}\\.ics`, 'events/$1/event.ics'],
    [`${folder('organization')}/[^/]+/${id}\\.vcf`, 'organizations/$1/contact.vcf'],
    [`${buildPath(locale, '/ansprechpersonen')}/${id}\\.vcf`, 'persons/$1/contact.vcf'],
    [`${buildPath(locale, '/jobboerse')}\\.(rss|json)`, 'jobs/feed.$1'],
    [`${folder('article')}\\.rss`, 'articles/feed.rss', '?section=debate'],
    [`${folder('article')}/(category|tags)/[^/]+/${id}\\.rss`, 'articles/feed.rss', '?section=debate&$1=$2'],
    [`${folder('press_release')}\\.rss`, 'articles/feed.rss', '?section=press'],
    [`${folder('press_release')}/category/[^/]+/${id}\\.rss`, 'articles/feed.rss', '?section=press&category=$1'],
  ]
  return rows.map(([address, call, query]) => ({
    pattern: new RegExp(`^${address}$`),
    call: `/${locale}/api/${call}`,
    query,
  }))
})

/**
 * Converts the address of a calendar file, contact file or feed to its backend call. The addresses
 * must stay, because calendars and readers subscribe to them.
 */
export function toFileCall({ pathname, search }: RequestTarget): RequestTarget | null {
  const file = files.find(({ pattern }) => pattern.test(pathname))
  if (!file) return null
  const { pattern, call, query } = file
  return { pathname: pathname.replace(pattern, call), search: query ? pathname.replace(pattern, query) : search }
}
