import 'server-only'
import type { ReactNode } from 'react'
import { deferMarkup } from '@/lib/render-context'

// Next rejects a static import of this module on the server. Only elements without hooks are
// rendered.
const { renderToStaticMarkup } = await import('react-dom/server')

/** HTML by the object that it shows, kept as long as that object is. */
export type MarkupCache = WeakMap<object, string>

export interface StaticMarkupProps {
  /** The element around it. */
  as?: 'div' | 'li'
  className?: string | undefined
  /**
   * The cache for the HTML of an object that is the same wherever it appears; null to render it
   * each time.
   */
  cached?: { in: MarkupCache; by: object } | null
  /** Elements without hooks and client components. React escapes their texts. */
  children: ReactNode
}

/**
 * Elements that never change in the browser, rendered to HTML on the server. The page carries them
 * once, not again as React elements, and the browser hydrates one element for all.
 */
export function StaticMarkup({ as: Element = 'div', className, cached = null, children }: StaticMarkupProps) {
  const html = cached?.in.get(cached.by) ?? renderToStaticMarkup(children)
  cached?.in.set(cached.by, html)
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by React.
      dangerouslySetInnerHTML={{ __html: deferMarkup(html) }}
      // Of a document's markup React knows nothing but a comment.
      suppressHydrationWarning
    />
  )
}
