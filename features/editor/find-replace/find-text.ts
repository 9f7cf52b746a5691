import { listPageTexts, listTextFields, type TextField } from '@/lib/contract/blocks/text-fields'
import { createWordsPattern, findWords, replaceWords, type WordMatch, type WordSearch } from '@/lib/text/find-words'
import { type Data, type EditorDocument, isInContainer, listKeysFrom, pageKey } from '../core/document'
import type { Operation } from '../core/operations'
import { isLocked } from '../core/placement'

/** A match of the searched words with the text around it. */
export interface TextMatch extends WordMatch {
  /** The key of the block, or the key of the page if the text is one of its settings. */
  key: string
  field: string
  /** True if the text is in a reusable container, whose changes are public without publishing. */
  isPublicAtOnce: boolean
  /** True if the block is locked, so that its text is not replaced. */
  isLocked: boolean
}

/** Finds words on a page. The matches are in the order of the blocks. */
export function findText(document: EditorDocument, searchTerm: WordSearch): TextMatch[] {
  const pattern = createWordsPattern(searchTerm)
  if (!pattern) return []
  return listDocumentTexts(document).flatMap(({ key, field, ...text }) => {
    const isPublicAtOnce = isInContainer(document, key)
    const facts = { key, field, isPublicAtOnce, isLocked: isLocked(document, key) }
    return findWords(text, pattern, searchTerm.replacement).map((match) => ({ ...facts, ...match }))
  })
}

/**
 * Returns an operation that replaces words on the page, except in locked blocks; null if nothing
 * changes.
 */
export function replaceText(document: EditorDocument, searchTerm: WordSearch, replacement: string): Operation | null {
  const pattern = createWordsPattern(searchTerm)
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

/**
 * Lists the texts to search: the settings of the page first, then the blocks, reusable containers
 * last.
 */
function listDocumentTexts(document: EditorDocument): PageText[] {
  const settingTexts = listPageTexts(document.settings).map((text) => ({ key: pageKey, ...text }))
  const blockTexts = listKeysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    return listTextFields(model, data).map((text) => ({ key, ...text }))
  })
  return [...settingTexts, ...blockTexts]
}
