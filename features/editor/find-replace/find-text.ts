import { listPageTexts, listTextFields, type TextField } from '@/lib/contract/blocks/text-fields'
import { findWords, replaceWords, type WordMatch, type WordSearch, wordsPattern } from '@/lib/text/find-words'
import { type Data, type EditorDocument, isInContainer, listKeysFrom, pageKey } from '../core/document'
import type { Operation } from '../core/operations'
import { isLocked } from '../core/placement'

/** A match of the searched words with its context. */
export interface TextMatch extends WordMatch {
  /** The block's key, or the page's key for its settings. */
  key: string
  field: string
  /** True in a reusable container, whose changes are public at once. */
  isPublicAtOnce: boolean
}

/** Finds words on a page in the order of its blocks. */
export function findText(document: EditorDocument, searchTerm: WordSearch): TextMatch[] {
  const pattern = wordsPattern(searchTerm)
  if (!pattern) return []
  return listDocumentTexts(document).flatMap(({ key, field, ...text }) => {
    const isPublicAtOnce = isInContainer(document, key)
    return findWords(text, pattern).map((place) => ({ key, field, isPublicAtOnce, ...place }))
  })
}

/** Replaces words on the whole page except in locked blocks. Returns null without a match. */
export function replaceText(
  document: EditorDocument,
  searchTerm: WordSearch,
  replacement: string,
): Operation | null {
  const pattern = wordsPattern(searchTerm)
  if (!pattern) return null
  const changes = new Map<string, Data>()
  for (const { key, ...text } of listDocumentTexts(document)) {
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

/** Lists the searchable texts: settings first, reusable containers last. */
function listDocumentTexts(document: EditorDocument): PageText[] {
  const settingTexts = listPageTexts(document.settings).map((text) => ({ key: pageKey, ...text }))
  const blockTexts = listKeysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    return listTextFields(model, data).map((text) => ({ key, ...text }))
  })
  return [...settingTexts, ...blockTexts]
}
