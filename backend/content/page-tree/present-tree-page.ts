import { pageUrl } from '@/backend/platform/runtime/page-url'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { TreePage } from '@/lib/contract/pages/page-tree'
import { toBerlinIso } from '@/lib/datetime'
import { toPageState } from '../pages/page-status'

/** A page of the tree in one of its languages. */
export type TreeRow = {
  id: number
  parent: number | null
  position: number
  pageRevision: number
  locale: Locale
  title: string
  path: string
  revision: number
  isOnline: boolean
  isChanged: boolean
  publishAt: Date | string | null
  unpublishAt: Date | string | null
  below: number
  isLast: boolean
}

/**
 * An ancestor of the page with the id `page`, in one language. Lists start at the top of the tree.
 */
export type AncestorRow = { page: number; id: number; locale: Locale; title: string }

/**
 * Presents a page to editors in one language, from its rows in all languages; null if there are no
 * rows.
 */
export function presentTreePage(
  rows: readonly TreeRow[],
  ancestors: readonly AncestorRow[],
  locale: Locale,
): TreePage | null {
  const [firstRow] = rows
  if (!firstRow) return null
  const { id, parent, position, below, isLast, pageRevision } = firstRow
  const presentStatus = (textLocale: Locale) =>
    toStatus(
      rows.find((row) => row.locale === textLocale),
      pageRevision,
    )
  const secondLocale = getOtherLocale(locale)
  return {
    id,
    parent,
    position,
    below,
    is_last: isLast,
    ...presentStatus(locale),
    other: { locale: secondLocale, ...presentStatus(secondLocale) },
    parents: presentParents(ancestors, locale),
  }
}

function presentParents(ancestors: readonly AncestorRow[], locale: Locale): TreePage['parents'] {
  return [...new Set(ancestors.map(({ id }) => id))].map((id) => {
    const texts = ancestors.filter((row) => row.id === id)
    const titleText = texts.find((row) => row.locale === locale) ?? texts[0]
    return { id, title: titleText?.title ?? '', locales: texts.map((row) => row.locale) }
  })
}

function toStatus(row: TreeRow | undefined, pageRevision: number): Omit<TreePage['other'], 'locale'> {
  const absentText = { title: null, path: null, url: null, state: null, publish_at: null, unpublish_at: null }
  if (!row) return { ...absentText, is_changed: false, revision: pageRevision }
  const { title, path, isOnline, isChanged, revision } = row
  const [publishAt, unpublishAt] = [toDate(row.publishAt), toDate(row.unpublishAt)]
  return {
    title,
    path,
    revision,
    url: pageUrl(row.locale, path),
    state: toPageState({ isOnline, isChanged, publishAt, unpublishAt }),
    is_changed: isChanged,
    is_online: isOnline,
    publish_at: publishAt && toBerlinIso(publishAt),
    unpublish_at: unpublishAt && toBerlinIso(unpublishAt),
  }
}

const toDate = (value: Date | string | null) => (value ? new Date(value) : null)
