import 'server-only'
import type { ReactNode } from 'react'
import { deferMarkup } from '@/lib/render-context'

// Next refuses it by name in the modules of the server: it renders what has no hooks, as here, and nothing else.
const { renderToStaticMarkup } = await import('react-dom/server')

/** HTML by the object that it shows, kept as long as that object is. */
export type MarkupCache = WeakMap<object, string>

export interface StaticMarkupProps {
  /** The element around it. */
  as?: 'div' | 'li'
  className?: string | undefined
  /** Where the HTML of an object is kept, if it is the same wherever that object is shown; null to render it anew. */
  cached?: { in: MarkupCache; by: object } | null
  /** Elements without hooks and without client components; React escapes what stands in them. */
  children: ReactNode
}

/**
 * Elements that never change in the browser, rendered to HTML on the server: the page carries them once, not again as
 * React's elements, and the browser hydrates one element in place of all.
 */
export function StaticMarkup({ as: Element = 'div', className, cached = null, children }: StaticMarkupProps) {
  const html = cached?.in.get(cached.by) ?? renderToStaticMarkup(children)
  cached?.in.set(cached.by, html)
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup, with all texts escaped.
      dangerouslySetInnerHTML={{ __html: deferMarkup(html) }}
      // Of a document's markup React knows nothing but a comment.
      suppressHydrationWarning
    />
  )
}
