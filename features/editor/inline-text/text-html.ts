import { generateHTML } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { richText } from './text-extensions'

/** The HTML of a rich text or of a part of one; empty for one without words. */
export function textHtmlOf(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : generateHTML(doc.toJSON(), richText)
}
