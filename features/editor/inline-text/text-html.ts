import { generateHTML } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { richText } from './text-extensions'

/** Converts a rich text or a part of it to HTML. Returns an empty string if it has no words. */
export function toTextHtml(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : generateHTML(doc.toJSON(), richText)
}
