import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import { buildPath } from '@/lib/i18n/paths'
import type { RequestTarget } from '../http/request-target'

const sections = [
  { section: 'debate', folders: recordFolders.article, terms: 'category|tags' },
  { section: 'press', folders: recordFolders.press_release, terms: 'category' },
]

const patterns = locales.flatMap((locale) =>
  sections.map(({ section, folders, terms }) => ({
    pathname: `/${locale}/api/articles/feed.rss`,
    query: `?section=${section}`,
    filePattern: new RegExp(`^/${locale}/${folders[locale]}(?:/(${terms})/[^/]+/(\\d{1,9}))?\\.rss$`),
  })),
)

const boards = locales.flatMap((locale) =>
  ['rss', 'json'].map((format) => ({
    pathname: `/${locale}/api/jobs/feed.${format}`,
    file: `${buildPath(locale, '/jobboerse')}.${format}`,
  })),
)

/**
 * Converts the address of a feed to its backend call: a list of articles with `.rss`, or the job
 * board with `.rss` or `.json`. The addresses must stay, because readers subscribe to them.
 */
export function toFeedCall({ pathname: path, search }: RequestTarget): RequestTarget | null {
  const board = boards.find(({ file }) => file === path)
  if (board) return { pathname: board.pathname, search }
  for (const { pathname, query, filePattern } of patterns) {
    const [match, term, id] = filePattern.exec(path) ?? []
    if (match !== undefined) return { pathname, search: term ? `${query}&${term}=${id}` : query }
  }
  return null
}
