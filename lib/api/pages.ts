import 'server-only'
import { cache } from 'react'
import { encodePath } from '../contract/common/encode-path'
import type { Locale } from '../contract/common/locale'
import { pageSchema } from '../contract/pages/page'
import { pageDraftSchema } from '../contract/pages/page-editing'
import { read } from './read'

/**
 * Loads the published page at a path ('' is the home page), once for each rendering. A restricted
 * page requires the visitor's cookies; without access the result is a failure with 401 or 403.
 */
export const readPage = cache((locale: Locale, path: string, cookie: string | null = null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path)}`, pageSchema, { cookie }),
)

/**
 * Loads a version of a page as visitors would get it. Without the cookies of an editor the result
 * is a failure with 401 or 403.
 */
export const readPageVersion = cache((locale: Locale, path: string, version: string, cookie: string | null) =>
  read(`/${locale}/pageeditor-api/page/${encodePath(path)}`, pageSchema, {
    params: { version_id: version },
    cookie,
  }),
)

/**
 * A state of a page: its working copy, a version, or the content that visitors will see at a given
 * time.
 */
export type PageStateQuery = { draft: '1' } | { version_id: string } | { draft: '1'; on: string }

/**
 * Loads a state of a page with the data that only editors get. Without the cookies of an editor the
 * result is a failure with 401 or 403.
 */
export function readPageState(locale: Locale, path: string, query: PageStateQuery, cookie: string | null) {
  const address = encodePath(path)
  return read(`/${locale}/pageeditor-api/page/${address}`, pageDraftSchema, { params: query, cookie })
}

/** Loads the working copy of a page, once per rendering. */
export const readPageDraft = cache((locale: Locale, path: string, cookie: string | null) =>
  readPageState(locale, path, { draft: '1' }, cookie),
)
