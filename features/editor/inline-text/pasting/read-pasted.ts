import { generateHTML, generateJSON } from '@tiptap/core'
import type { PastedPart } from '@/features/blocks/block-editor'
import { toPlainText } from '../../block-names/excerpt'
import { richText } from '../text-extensions'
import { parseHtml } from './parse-html'
import type { PastedContent } from './pasted-content'
import { pictureFile, picturesInRtf } from './pasted-pictures'
import { readTable } from './read-table'
import { type SkippedContent, skippedNothing } from './skipped-content'

/** A part of what is pasted, and pictures as files that are to come into the library. */
export type ReadPart = Exclude<PastedPart, { kind: 'picture' }> | { kind: 'file'; file: File }

export interface Pasted {
  parts: ReadPart[]
  skipped: SkippedContent
}

const blockElements = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, section, article, main'
const embeds = 'iframe, video, audio, object, embed, svg, canvas, math, input, select, textarea'
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"], .MsoTitle'

/**
 * What another program copied: headings, tables and pictures, and everything between them as texts, which hold no more than
 * a text that is written here may hold.
 */
export function readPasted(content: PastedContent): Pasted {
  const parts: ReadPart[] = []
  const body = bodyOf(content)
  const skipped = { ...skippedNothing, embeds: body.querySelectorAll(embeds).length }
  const fileOf = pictureFinder(body, content.rtf ?? '')
  let written = ''
  const endText = () => {
    const html = allowedHtml(written)
    if (toPlainText(html) !== '') parts.push({ kind: 'richText', html })
    written = ''
  }
  for (const node of topLevel(body)) {
    const part = node instanceof Element ? ownPart(node, skipped) : null
    if (part) {
      endText()
      parts.push(part)
    } else {
      if (node instanceof Element) skipped.tables += node.querySelectorAll('table').length
      written += htmlOfNode(node)
    }
    for (const picture of picturesIn(node)) {
      const file = fileOf(picture)
      if (!file) skipped.pictures += 1
      else {
        endText()
        parts.push({ kind: 'file', file })
      }
    }
  }
  endText()
  return { parts, skipped }
}

/** HTML of another program for a place that takes texts alone: its headings are paragraphs, and the rows of tables that it may not keep. */
export function textHtml(html: string, keepsTables = false): string {
  const { body } = parseHtml(html)
  for (const element of body.querySelectorAll(keepsTables ? headings : `${headings}, tr`)) {
    const paragraph = body.ownerDocument.createElement('p')
    if (element.matches('tr')) paragraph.append(cellWords(element).join(' · '))
    else paragraph.append(...element.childNodes)
    element.replaceWith(paragraph)
  }
  if (keepsTables) return body.innerHTML
  for (const table of body.querySelectorAll('table'))
    table.replaceWith(...table.querySelectorAll('caption, p'))
  return body.innerHTML
}

/** Another program's words as lines, without empty ones. */
export function linesOf({ html, text }: PastedContent): string[] {
  const words = text || wordsOfHtml(html)
  return words.split(/\s*[\r\n]\s*/).filter((line) => line !== '')
}

/** Another program's words as one line: where a paragraph ends, a space stands. */
export function lineOf({ html, text }: PastedContent): string {
  const words = text || wordsOfHtml(html)
  return words.replaceAll(/^[\r\n]+|[\r\n]+$/g, '').replaceAll(/[ \t]*[\r\n\t]+[ \t]*/g, ' ')
}

function wordsOfHtml(html: string): string {
  const { body } = parseHtml(html)
  for (const element of body.querySelectorAll(`${blockElements}, li, tr, td, th, br`)) element.after('\n')
  return body.textContent ?? ''
}

/** What an element is that is no text. */
function ownPart(element: Element, skipped: SkippedContent): ReadPart | null {
  if (element.matches('table')) {
    const table = readTable(element, allowedHtml)
    skipped.tables += element.querySelectorAll('table').length
    skipped.mergedCells += table?.mergedCells ?? 0
    return table && { kind: 'table', html: table.html, caption: table.caption, head: table.head }
  }
  if (!element.matches(headings)) return null
  const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const level = Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.nodeName)?.[1] ?? 1)
  return words === '' ? null : { kind: 'heading', level: Math.min(6, level || 1), text: words }
}

function bodyOf({ html, text }: PastedContent): HTMLElement {
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

/** The paragraphs, headings, lists and tables, out of all that programs wrap around them. */
function topLevel(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((node) => {
    const isWrapper =
      node instanceof Element &&
      !/^([OU]L|TABLE|P|H\d)$/.test(node.nodeName) &&
      node.querySelector(blockElements)
    // A table with one cell only frames what is in it.
    const cells = node instanceof Element && node.matches('table') ? [...node.querySelectorAll('td, th')] : []
    const [frame] = cells.length === 1 ? cells : []
    if (frame) return topLevel(frame)
    return isWrapper ? topLevel(node) : [node]
  })
}

/** The pictures at a place, without those that only count readers. */
function picturesIn(node: ChildNode): Element[] {
  if (!(node instanceof Element)) return []
  const all = node.matches('img') ? [node] : [...node.querySelectorAll('img')]
  return all.filter((picture) => picture.getAttribute('width') !== '1')
}

/** Finds a picture's file: in its address, or by its number among those that Word hands over beside the text. */
function pictureFinder(body: Element, rtf: string): (picture: Element) => File | null {
  const onDisk = [...body.querySelectorAll('img[src^="file:" i]')]
  const handedOver = onDisk.length > 0 ? picturesInRtf(rtf) : []
  const isComplete = handedOver.length === onDisk.length
  return (picture) => {
    const number = onDisk.indexOf(picture)
    if (number < 0) return pictureFile(picture.getAttribute('src') ?? '')
    return isComplete ? (handedOver[number] ?? null) : null
  }
}

function cellWords(row: Element): string[] {
  return [...row.children].map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim())
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
