import { findBlockDefinition } from '@/lib/contract/blocks/registry'
import { plainTextsOf, textsOf } from '../../block-names/excerpt'
import type { Tree } from '../../core/document'
import { areasOfTree } from '../../core/document'
import { parseTrees, serialiseTrees } from '../../core/trees'
import { parseUnstyled } from '../../inline-text/pasting/parse-unstyled'

/** What the clipboard holds: formatted, and as plain text. */
export interface ClipboardContent {
  html: string
  text: string
}

/** The attribute that holds our own blocks in the clipboard's HTML, as written by `serialiseTrees`. */
const mark = 'data-buehnenhaus-modules'

/** Blocks for the clipboard: as text for other programs, and losslessly for this one. */
export function contentOfTrees(trees: readonly Tree[]): ClipboardContent {
  return {
    html: `<div ${mark}="${escaped(serialiseTrees(trees))}">${trees.map(htmlOf).join('')}</div>`,
    text: trees.flatMap(linesOf).join('\n\n'),
  }
}

/**
 * Our own blocks in the clipboard's HTML, with new keys.
 * @returns null if there are none, 'refused' if they are invalid or too many for one request
 */
export function treesIn(html: string, newKey: () => string): Tree[] | null | 'refused' {
  if (!html.includes(mark)) return null
  const element = parseUnstyled(html).querySelector(`[${mark}]`)
  const trees = element && parseTrees(element.getAttribute(mark) ?? '', newKey)
  return trees ?? 'refused'
}

function linesOf(tree: Tree): string[] {
  const inside = areasOfTree(tree).flatMap(({ trees }) => trees.flatMap(linesOf))
  return [...plainTextsOf(tree.model, tree.data).filter(Boolean), ...inside]
}

function htmlOf(tree: Tree): string {
  return [ownHtml(tree), ...areasOfTree(tree).flatMap(({ trees }) => trees.map(htmlOf))].join('')
}

function ownHtml({ model, data }: Tree): string {
  const level = findBlockDefinition(model)?.headingLevel?.(data) ?? null
  return textsOf(model, data)
    .map(({ value, isHtml }, index) => {
      const tag = index === 0 && level !== null ? `h${level}` : 'p'
      return isHtml ? value : `<${tag}>${escaped(value)}</${tag}>`
    })
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
