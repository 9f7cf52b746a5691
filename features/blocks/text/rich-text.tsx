import { RichDoc } from './rich-doc'
import { RichHtml } from './rich-html'

/** Parses a document from JSON; null for any other text. */
function parseDoc(text: string): object | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    const isDoc = typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
    return isDoc ? value : null
  } catch {
    // The text starts with a brace but is not JSON.
    return null
  }
}

/** Renders a rich text that is stored as HTML or as a Tiptap document (spec §5). */
export function RichText({ content }: { content: string | object }) {
  if (typeof content !== 'string') return <RichDoc doc={content} />
  const doc = parseDoc(content)
  return doc ? <RichDoc doc={doc} /> : <RichHtml html={content} />
}
