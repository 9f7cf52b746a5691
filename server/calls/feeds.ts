import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import { pathOf } from '@/lib/i18n/paths'
import type { RequestTarget } from '../http/request-target'

const sections = [
  { section: 'debate', folders: recordFolders.article, terms: 'category|tags' },
  { section: 'press', folders: recordFolders.press_release, terms: 'category' },
]

const patterns = locales.flatMap((locale) =>
  sections.map(({ section, folders, terms }) => ({
    pathname: `/${locale}/api/articles/feed.rss`,
    query: `?section=${section}`,
    file: new RegExp(`^/${locale}/${folders[locale]}(?:/(${terms})/[^/]+/(\\d{1,9}))?\\.rss$`),
  })),
)

const boards = locales.flatMap((locale) =>
  ['rss', 'json'].map((format) => ({
    pathname: `/${locale}/api/jobs/feed.${format}`,
    file: `${pathOf(locale, '/jobboerse')}.${format}`,
  })),
)

/**
 * The call of the backend that answers for a feed of the site: the address of a list of articles (`/de/debatte`, one of its
 * categories or tags) or of the job board, whose query goes on, and `.rss`,
 * for the board `.json` too; null for every other address. What is subscribed to keeps its address, whatever the backend
 * calls it.
 */
export function feedCall({ pathname: asked, search }: RequestTarget): RequestTarget | null {
  const board = boards.find(({ file }) => file === asked)
  if (board) return { pathname: board.pathname, search }
  for (const { pathname, query, file } of patterns) {
    const [found, term, id] = file.exec(asked) ?? []
    if (found !== undefined) return { pathname, search: term ? `${query}&${term}=${id}` : query }
  }
  return null
}
