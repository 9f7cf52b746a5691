import { RichDoc } from './rich-doc'
import { RichHtml } from './rich-html'

/** The document that a string holds as JSON; null where it is none. */
function docOf(text: string): object | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    const isDoc = typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
    return isDoc ? value : null
  } catch {
    // A text that begins with a brace.
    return null
  }
}

/** A rich text as elements, whether it is kept as HTML or as an editor's document (spec §5). */
export function RichText({ content }: { content: string | object }) {
  if (typeof content !== 'string') return <RichDoc doc={content} />
  const doc = docOf(content)
  return doc ? <RichDoc doc={doc} /> : <RichHtml html={content} />
}
