import { type BlockText, storedTextsOf } from '../block-names/excerpt'
import { type Data, type EditorDocument, keysFrom, pageKey } from '../core/document'
import type { Operation } from '../core/operations'
import { isLocked } from '../core/placement'

/** What is looked for. */
export interface Wanted {
  text: string
  /** Whether capitals differ from small letters. */
  isExact: boolean
}

/** A place of the page at which the words stand, with what stands around them. */
export interface Found {
  /** The block's key, or the page's for its settings. */
  key: string
  before: string
  match: string
  after: string
}

/** How many characters are shown on each side. */
const around = 30
/** The settings of a page that visitors read on it. */
const settings = ['title', 'headline', 'hero_text']

/** Where words stand on a page, in the order of its blocks. In formatted texts they are found where no format begins within them. */
export function findText(document: EditorDocument, wanted: Wanted): Found[] {
  const pattern = patternOf(wanted)
  if (!pattern) return []
  return textsOn(document).flatMap(({ key, value, isHtml }) =>
    piecesOf(value, isHtml).flatMap((piece) => foundIn(key, piece, pattern)),
  )
}

/** Replaces words wherever they stand on a page, except in locked blocks; null where they stand nowhere. */
export function replaceText(document: EditorDocument, wanted: Wanted, replacement: string): Operation | null {
  const pattern = patternOf(wanted)
  if (!pattern) return null
  const changes = new Map<string, Data>()
  for (const { key, field, value, isHtml } of textsOn(document)) {
    if (isLocked(document, key)) continue
    const next = isHtml ? inHtml(value, pattern, replacement) : value.replace(pattern, () => replacement)
    if (next !== value) changes.set(key, { ...changes.get(key), [field]: next })
  }
  const operations = [...changes].map(([key, fields]): Operation => ({ type: 'change', key, fields }))
  return operations.length > 0 ? { type: 'several', operations } : null
}

function patternOf({ text, isExact }: Wanted): RegExp | null {
  if (text.trim() === '') return null
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
  return new RegExp(escaped, isExact ? 'g' : 'gi')
}

interface PageText extends BlockText {
  key: string
}

/** The texts that visitors read on a page, those of its head first. */
function textsOn(document: EditorDocument): PageText[] {
  const head = settings.flatMap((field): PageText[] => {
    const value = document.settings[field]
    return typeof value === 'string' ? [{ key: pageKey, field, value, isHtml: false }] : []
  })
  const ofBlocks = keysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    return storedTextsOf(model, data).map((text): PageText => ({ key, ...text }))
  })
  return [...head, ...ofBlocks]
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** The parts of a text in which nothing but words stands. */
function piecesOf(value: string, isHtml: boolean): string[] {
  return isHtml ? textNodesIn(parse(value)).map(({ data }) => data) : [value]
}

function textNodesIn(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node)
  return nodes
}

function inHtml(html: string, pattern: RegExp, replacement: string): string {
  const body = parse(html)
  let isChanged = false
  for (const node of textNodesIn(body)) {
    const next = node.data.replace(pattern, () => replacement)
    isChanged ||= next !== node.data
    node.data = next
  }
  return isChanged ? body.innerHTML : html
}

function foundIn(key: string, text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    key,
    before: text.slice(Math.max(0, index - around), index),
    match,
    after: text.slice(index + match.length, index + match.length + around),
  }))
}
