import 'server-only'
import { cache } from 'react'
import { moduleSchema } from '../contract/blocks/module'
import type { Locale } from '../contract/common/locale'
import { read } from './read'

const toContainerPath = (locale: Locale, slug: string) =>
  `/${locale}/pageeditor-api/container/by-slug/${encodeURIComponent(slug)}/`

/** Loads the published reusable container of a slug, once per rendering. */
export const readContainer = cache((locale: Locale, slug: string) => read(toContainerPath(locale, slug), moduleSchema))

/**
 * Loads the working copy of a reusable container for an editor. The cookies must be those of the
 * editor.
 */
export function readContainerDraft(locale: Locale, slug: string, cookie: string) {
  return read(toContainerPath(locale, slug), moduleSchema, { params: { draft: '1' }, cookie })
}
