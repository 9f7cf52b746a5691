import { parseUnstyled } from '@/components/rich-text/pasting/parse-unstyled'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'
import { listPlainTexts, listTexts } from '../../block-names/excerpt'
import type { Tree } from '../../core/document'
import { listTreeAreas } from '../../core/document'
import { parseTrees, serializeTrees } from '../../core/trees'

/** The content of the clipboard as HTML and as plain text. */
export interface ClipboardContent {
  html: string
  text: string
}

/** The attribute for serialized blocks (`serializeTrees`) in the HTML of the clipboard. */
const treesAttribute = 'data-buehnenhaus-modules'

/**
 * Converts blocks for the clipboard: to readable text for other programs, and without loss for this
 * editor.
 */
export function toClipboardContent(trees: readonly Tree[]): ClipboardContent {
  return {
    html: `<div ${treesAttribute}="${escapeHtml(serializeTrees(trees))}">${trees.map(toHtml).join('')}</div>`,
    text: trees.flatMap(toLines).join('\n\n'),
  }
}

/**
 * Parses serialized blocks from the HTML of the clipboard and assigns new keys.
 * @returns null if the HTML contains no such blocks; 'refused' if they are invalid or too many for
 * one request
 */
export function parseClipboardTrees(html: string, createKey: () => string): Tree[] | null | 'refused' {
  if (!html.includes(treesAttribute)) return null
  const element = parseUnstyled(html).querySelector(`[${treesAttribute}]`)
  const trees = element && parseTrees(element.getAttribute(treesAttribute) ?? '', createKey)
  return trees ?? 'refused'
}

function toLines(tree: Tree): string[] {
  const innerLines = listTreeAreas(tree).flatMap(({ trees }) => trees.flatMap(toLines))
  return [...listPlainTexts(tree.model, tree.data).filter(Boolean), ...innerLines]
}

function toHtml(tree: Tree): string {
  return [toOwnHtml(tree), ...listTreeAreas(tree).flatMap(({ trees }) => trees.map(toHtml))].join('')
}

function toOwnHtml({ model, data }: Tree): string {
  const level = findBlockDefinition(model)?.headingLevel?.(data) ?? null
  return listTexts(model, data)
    .map(({ value, isHtml }, index) => {
      const tag = index === 0 && level !== null ? `h${level}` : 'p'
      return isHtml ? value : `<${tag}>${escapeHtml(value)}</${tag}>`
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
