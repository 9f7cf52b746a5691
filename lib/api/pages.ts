import 'server-only'
import { cache } from 'react'
import type { Locale } from '../contract/common/locale'
import { pageSchema } from '../contract/pages/page'
import { pageDraftSchema } from '../contract/pages/page-editing'
import { read } from './read'

/** The parts of a page's path, as the backend wants them: encoded each, so that none adds a slash or a query. */
function encodePath(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('/')
}

/**
 * The published page at a path ('' is the home page), read once a rendering; a page for users alone with the visitor's
 * cookies, others get the backend's 401 or 403.
 */
export const getPage = cache((locale: Locale, path: string, cookie: string | null = null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path.split('/').filter(Boolean))}`, pageSchema, {
    cookie,
  }),
)

/** A version of a page, for the editor whose cookies are sent along; others get the backend's 401 or 403. */
export const getPageVersion = cache((locale: Locale, path: string, version: string, cookie: string | null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path.split('/').filter(Boolean))}`, pageSchema, {
    params: { version_id: version },
    cookie,
  }),
)

/** Which state of a page an editor asks for: its working copy, a version, or what visitors see at a time. */
export type PageStateQuery = { draft: '1' } | { version_id: string } | { draft: '1'; on: string }

/** A state of a page, for the editor whose cookies are sent along; others get the backend's 401 or 403. */
export function getPageState(locale: Locale, path: string, query: PageStateQuery, cookie: string | null) {
  const address = encodePath(path.split('/').filter(Boolean))
  return read(`/${locale}/pageeditor-api/page/${address}`, pageDraftSchema, { params: query, cookie })
}

/** The working copy of a page, read once a rendering. */
export const getPageDraft = cache((locale: Locale, path: string, cookie: string | null) =>
  getPageState(locale, path, { draft: '1' }, cookie),
)
