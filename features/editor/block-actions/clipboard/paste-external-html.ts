import { generateHTML, generateJSON } from '@tiptap/core'
import type { PastedPart } from '@/features/blocks/block-editor'
import { pastedBlock } from '@/features/blocks/editors'
import { plainText } from '../../block-names/excerpt'
import type { Tree } from '../../core/document'
import { richText } from '../../inline-text/text-extensions'
import type { ClipboardContent } from './clipboard-content'
import { parseHtml } from './parse-html'

const headings = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
const parts = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, section, article, main'

/**
 * Converts another program's clipboard content to blocks: headings to headlines, everything between them to texts with the
 * allowed markup.
 */
export function parseExternalBlocks(content: ClipboardContent, newKey: () => string): Tree[] {
  const trees: Tree[] = []
  let written = ''
  const add = (part: PastedPart) => {
    const block = pastedBlock(part)
    if (block) trees.push({ key: newKey(), ...block, columns: [], children: [] })
  }
  const endText = () => {
    const html = allowedHtml(written)
    if (plainText(html) !== '') add({ kind: 'richText', html })
    written = ''
  }
  for (const node of topLevel(bodyOf(content))) {
    const text = headings.has(node.nodeName) ? (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : ''
    if (text === '') written += htmlOfNode(node)
    else {
      endText()
      add({ kind: 'heading', level: Number(node.nodeName.slice(1)), text })
    }
  }
  endText()
  return trees
}

function bodyOf({ html, text }: ClipboardContent): HTMLElement {
  const parsed = parseHtml(html)
  if (html.trim() !== '') return parsed.body
  for (const part of text.split(/(?:\r?\n[ \t]*){2,}/)) {
    const paragraph = parsed.createElement('p')
    for (const [index, line] of part.trim().split(/\r?\n/).entries()) {
      if (index > 0) paragraph.append(parsed.createElement('br'))
      paragraph.append(line)
    }
    parsed.body.append(paragraph)
  }
  return parsed.body
}

/** The top-level paragraphs, headings and lists, without the wrappers that programs add. */
function topLevel(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((node) => {
    const isWrapper =
      node instanceof Element && !/^([OU]L|TABLE|P|H\d)$/.test(node.nodeName) && node.querySelector(parts)
    return isWrapper ? topLevel(node) : [node]
  })
}

function htmlOfNode(node: ChildNode): string {
  const holder = document.implementation.createHTMLDocument().createElement('div')
  holder.append(node.cloneNode(true))
  return holder.innerHTML
}

function allowedHtml(html: string): string {
  const content = generateHTML(generateJSON(html, richText), richText)
  return content.replaceAll(/<p>(?:\s|&nbsp;)*<\/p>/g, '')
}
