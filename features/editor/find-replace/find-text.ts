import { pageTextsOf, type TextField, textFieldsOf } from '@/lib/contract/blocks/text-fields'
import {
  findWords,
  replaceWords,
  type WantedWords,
  type WordsPlace,
  wordsPattern,
} from '@/lib/contract/find-words'
import { type Data, type EditorDocument, keysFrom, pageKey } from '../core/document'
import type { Operation } from '../core/operations'
import { isLocked } from '../core/placement'

/** A place of the page at which the words stand, with what stands around them. */
export interface Found extends WordsPlace {
  /** The block's key, or the page's for its settings. */
  key: string
}

/** Where words stand on a page, in the order of its blocks. */
export function findText(document: EditorDocument, wanted: WantedWords): Found[] {
  const pattern = wordsPattern(wanted)
  if (!pattern) return []
  return textsOn(document).flatMap(({ key, ...text }) =>
    findWords(text, pattern).map((place) => ({ key, ...place })),
  )
}

/** Replaces words wherever they stand on a page, except in locked blocks; null where they stand nowhere. */
export function replaceText(
  document: EditorDocument,
  wanted: WantedWords,
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

/** The texts that visitors read on a page, those of its head first. */
function textsOn(document: EditorDocument): PageText[] {
  const head = pageTextsOf(document.settings).map((text) => ({ key: pageKey, ...text }))
  const ofBlocks = keysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    return textFieldsOf(model, data).map((text) => ({ key, ...text }))
  })
  return [...head, ...ofBlocks]
}
