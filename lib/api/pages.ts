import { cache } from 'react'
import type { Locale } from '../contract/locale'
import { pageSchema } from '../contract/page'
import { pageDraftSchema } from '../contract/page-editing'
import { read } from './read'

/** The parts of a page's path, as the backend wants them: encoded each, so that none adds a slash or a query. */
function encodePath(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('/')
}

/** The published page at a path (`[]` is the home page), read once a rendering. */
export const getPage = cache((locale: Locale, path: string) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path.split('/').filter(Boolean))}`, pageSchema),
)

/** A version of a page, for the editor whose cookies are sent along; others get the backend's 401 or 403. */
export const getPageVersion = cache((locale: Locale, path: string, version: string, cookie: string | null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path.split('/').filter(Boolean))}`, pageSchema, {
    params: { version_id: version },
    cookie,
  }),
)

/** The working copy of a page, for the editor whose cookies are sent along; others get the backend's 401 or 403. */
export const getPageDraft = cache((locale: Locale, path: string, cookie: string | null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path.split('/').filter(Boolean))}`, pageDraftSchema, {
    params: { draft: '1' },
    cookie,
  }),
)
