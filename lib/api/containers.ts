import 'server-only'
import { cache } from 'react'
import { moduleSchema } from '../contract/blocks/module'
import type { Locale } from '../contract/common/locale'
import { read } from './read'

const pathOf = (locale: Locale, slug: string) =>
  `/${locale}/pageeditor-api/container/by-slug/${encodeURIComponent(slug)}/`

/** What visitors see of the reusable container of a slug, read once a rendering. */
export const getContainer = cache((locale: Locale, slug: string) => read(pathOf(locale, slug), moduleSchema))

/** The working copy of the same, for the editor whose cookies are sent along. */
export function getContainerDraft(locale: Locale, slug: string, cookie: string) {
  return read(pathOf(locale, slug), moduleSchema, { params: { draft: '1' }, cookie })
}
