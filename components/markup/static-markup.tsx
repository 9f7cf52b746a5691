import 'server-only'
import type { ReactNode } from 'react'
import { deferMarkup } from '@/lib/render-context'

// Next rejects a static import of this module on the server. Only elements without hooks are
// rendered.
const { renderToStaticMarkup } = await import('react-dom/server')

/** The HTML by the rendered object; it is released with the object. */
export type MarkupCache = WeakMap<object, string>

export interface StaticMarkupProps {
  /** The element around it. */
  as?: 'div' | 'li'
  className?: string | undefined
  /**
   * The cache for the HTML of an object that looks the same everywhere; null to render it each
   * time.
   */
  cached?: { in: MarkupCache; by: object } | null
  /** Elements without hooks and client components. React escapes their texts. */
  children: ReactNode
}

/**
 * Elements that never change in the browser, rendered to HTML on the server. The page contains them
 * once, without their React elements, and the browser hydrates one element for all.
 */
export function StaticMarkup({ as: Element = 'div', className, cached = null, children }: StaticMarkupProps) {
  const html = cached?.in.get(cached.by) ?? renderToStaticMarkup(children)
  cached?.in.set(cached.by, html)
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by React.
      dangerouslySetInnerHTML={{ __html: deferMarkup(html) }}
      // Deferred markup of a document is invisible to React except for a comment.
      suppressHydrationWarning
    />
  )
}
