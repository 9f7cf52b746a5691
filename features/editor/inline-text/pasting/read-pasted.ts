import { generateHTML, generateJSON } from '@tiptap/core'
import { parseHtml } from '@/components/rich-text/pasting/parse-html'
import { headingSelector } from '@/components/rich-text/pasting/text-html'
import type { PastedPart } from '@/features/blocks/block-editor'
import { toPlainText } from '../../block-names/excerpt'
import { richText } from '../text-extensions'
import type { PastedContent } from './pasted-content'
import { decodeDataUrl, extractRtfPictures } from './pasted-pictures'
import { readTable } from './read-table'
import { noSkippedContent, type SkippedContent } from './skipped-content'

/** A part of pasted content. Pictures are files to upload. */
export type ReadPart = Exclude<PastedPart, { kind: 'picture' }> | { kind: 'file'; file: File }

export interface ParsedPaste {
  parts: ReadPart[]
  skippedContent: SkippedContent
}

const blockSelector = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, section, article, main'
const embedSelector = 'iframe, video, audio, object, embed, svg, canvas, math, input, select, textarea'

/**
 * Reads content of another program: headings, tables and pictures, and everything between them as
 * texts, reduced to the format of texts in this editor.
 */
export function readPasted(content: PastedContent): ParsedPaste {
  const parts: ReadPart[] = []
  const body = parseBody(content)
  const skippedContent = { ...noSkippedContent, embeds: body.querySelectorAll(embedSelector).length }
  const findFile = createPictureFinder(body, content.rtf ?? '')
  let textHtmlBuffer = ''
  const endText = () => {
    const html = toAllowedHtml(textHtmlBuffer)
    if (toPlainText(html) !== '') parts.push({ kind: 'richText', html })
    textHtmlBuffer = ''
  }
  for (const node of listTopLevel(body)) {
    const part = node instanceof Element ? toPart(node, skippedContent) : null
    if (part) {
      endText()
      parts.push(part)
    } else {
      if (node instanceof Element) skippedContent.tables += node.querySelectorAll('table').length
      textHtmlBuffer += toHtml(node)
    }
    for (const picture of listPictures(node)) {
      const file = findFile(picture)
      if (!file) skippedContent.pictures += 1
      else {
        endText()
        parts.push({ kind: 'file', file })
      }
    }
  }
  endText()
  return { parts, skippedContent }
}

/** Converts copied content to lines, without empty ones. */
export function toLines({ html, text }: PastedContent): string[] {
  const words = text || toWords(html)
  return words.split(/\s*[\r\n]\s*/).filter((line) => line !== '')
}

/** Converts copied content to a single line. Paragraphs are separated by a space. */
export function toLine({ html, text }: PastedContent): string {
  const words = text || toWords(html)
  return words.replaceAll(/^[\r\n]+|[\r\n]+$/g, '').replaceAll(/[ \t]*[\r\n\t]+[ \t]*/g, ' ')
}

function toWords(html: string): string {
  const { body } = parseHtml(html)
  for (const element of body.querySelectorAll(`${blockSelector}, li, tr, td, th, br`)) element.after('\n')
  return body.textContent ?? ''
}

/** Converts a table, a quotation or a heading; null for other elements and empty ones. */
function toPart(element: Element, skippedContent: SkippedContent): ReadPart | null {
  if (element.matches('table')) {
    const table = readTable(element, toAllowedHtml)
    skippedContent.tables += element.querySelectorAll('table').length
    skippedContent.mergedCells += table?.mergedCells ?? 0
    return table && { kind: 'table', html: table.html, caption: table.caption, head: table.head }
  }
  if (element.matches('blockquote')) return toQuotation(element, skippedContent)
  if (!element.matches(headingSelector)) return null
  const words = toSingleLine(element)
  const level = Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.nodeName)?.[1] ?? 1)
  return words === '' ? null : { kind: 'heading', level: Math.min(6, level || 1), text: words }
}

/** Content that a quotation cannot have. */
const unquotableSelector = `img, ul, ol, table, blockquote, ${headingSelector}, ${embedSelector}`

/**
 * Converts a quotation with its author; null for one that would lose content. Its text becomes
 * plain: links and emphases in it are counted as skipped.
 */
function toQuotation(element: Element, skippedContent: SkippedContent): ReadPart | null {
  if (element.querySelector(unquotableSelector)) return null
  skippedContent.links += parseHtml(toAllowedHtml(element.innerHTML)).body.querySelectorAll('a').length
  const source = element.querySelector('footer, :scope > cite:last-child')
  const author = toSingleLine(source).replace(/^[–—―-]\s*/, '')
  source?.remove()
  for (const end of element.querySelectorAll('p, div, br')) end.after(' ')
  const text = toSingleLine(element)
  const emphases = parseHtml(toAllowedHtml(element.innerHTML)).body.querySelectorAll('strong, em')
  skippedContent.emphases += [...emphases].filter((words) => toSingleLine(words) !== text).length
  return text === '' ? null : { kind: 'quotation', text, author }
}

const toSingleLine = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function parseBody({ html, text }: PastedContent): HTMLElement {
  const parsedDocument = parseHtml(html)
  if (html.trim() !== '') return parsedDocument.body
  for (const part of text.split(/(?:\r?\n[ \t]*){2,}/)) {
    const paragraph = parsedDocument.createElement('p')
    for (const [index, line] of part.trim().split(/\r?\n/).entries()) {
      if (index > 0) paragraph.append(parsedDocument.createElement('br'))
      paragraph.append(line)
    }
    parsedDocument.body.append(paragraph)
  }
  return parsedDocument.body
}

/** Lists paragraphs, headings, lists, tables and quotations without wrapper elements. */
function listTopLevel(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((node) => {
    const isWrapper =
      node instanceof Element &&
      !/^([OU]L|TABLE|P|H\d)$/.test(node.nodeName) &&
      !(node.matches('blockquote') && !node.querySelector(unquotableSelector)) &&
      node.querySelector(blockSelector)
    // A table with a single cell is only a frame around its content.
    const cells = node instanceof Element && node.matches('table') ? [...node.querySelectorAll('td, th')] : []
    const [frameCell] = cells.length === 1 ? cells : []
    if (frameCell) return listTopLevel(frameCell)
    return isWrapper ? listTopLevel(node) : [node]
  })
}

/** Lists the pictures in a node without tracking pixels. */
function listPictures(node: ChildNode): Element[] {
  if (!(node instanceof Element)) return []
  const pictures = node.matches('img') ? [node] : [...node.querySelectorAll('img')]
  return pictures.filter((picture) => picture.getAttribute('width') !== '1')
}

/**
 * Creates a function that finds the file of a picture: in its data URL, or by its index among the
 * pictures that Word adds as RTF.
 */
function createPictureFinder(body: Element, rtf: string): (picture: Element) => File | null {
  const diskPictures = [...body.querySelectorAll('img[src^="file:" i]')]
  const rtfPictures = diskPictures.length > 0 ? extractRtfPictures(rtf) : []
  const isComplete = rtfPictures.length === diskPictures.length
  return (picture) => {
    const index = diskPictures.indexOf(picture)
    if (index < 0) return decodeDataUrl(picture.getAttribute('src') ?? '')
    return isComplete ? (rtfPictures[index] ?? null) : null
  }
}

function toHtml(node: ChildNode): string {
  const container = document.implementation.createHTMLDocument().createElement('div')
  container.append(node.cloneNode(true))
  return container.innerHTML
}

function toAllowedHtml(html: string): string {
  const content = generateHTML(generateJSON(html, richText), richText)
  return content.replaceAll(/<p>(?:\s|&nbsp;)*<\/p>/g, '')
}
