import { listPageTexts, listTextFields, type TextField } from '@/lib/contract/blocks/text-fields'
import { findWords, replaceWords, type WordMatch, type WordSearch, wordsPattern } from '@/lib/text/find-words'
import { type Data, type EditorDocument, isInContainer, keysFrom, pageKey } from '../core/document'
import type { Operation } from '../core/operations'
import { isLocked } from '../core/placement'

/** A place of the page at which the words stand, with what stands around them. */
export interface Found extends WordMatch {
  /** The block's key, or the page's for its settings. */
  key: string
  field: string
  /** Whether it stands in a reusable container: what is written there is public at once. */
  isPublicAtOnce: boolean
}

/** Where words stand on a page, in the order of its blocks. */
export function findText(document: EditorDocument, wanted: WordSearch): Found[] {
  const pattern = wordsPattern(wanted)
  if (!pattern) return []
  return textsOn(document).flatMap(({ key, field, ...text }) => {
    const isPublicAtOnce = isInContainer(document, key)
    return findWords(text, pattern).map((place) => ({ key, field, isPublicAtOnce, ...place }))
  })
}

/** Replaces words wherever they stand on a page, except in locked blocks; null where they stand nowhere. */
export function replaceText(
  document: EditorDocument,
  wanted: WordSearch,
  replacement: string,
): Operation | null {
  const pattern = wordsPattern(wanted)
  if (!pattern) return null
  const changes = new Map<string, Data>()
  for (const { key, ...text } of textsOn(document)) {
    if (isLocked(document, key)) continue
    const next = replaceWords(text, pattern, replacement)
    if (next !== text.value) changes.set(key, { ...changes.get(key), [text.field]: next })
  }
  const operations = [...changes].map(([key, fields]): Operation => ({ type: 'change', key, fields }))
  return operations.length > 0 ? { type: 'several', operations } : null
}

interface PageText extends TextField {
  key: string
}

/** The texts of a page that are read, those of its settings first, those of reusable containers beside it last. */
function textsOn(document: EditorDocument): PageText[] {
  const head = listPageTexts(document.settings).map((text) => ({ key: pageKey, ...text }))
  const ofBlocks = keysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    return listTextFields(model, data).map((text) => ({ key, ...text }))
  })
  return [...head, ...ofBlocks]
}
