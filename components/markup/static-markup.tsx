import 'server-only'
import type { ReactNode } from 'react'
import { deferMarkup } from '@/lib/render-context'

// Next rejects a static import of this module on the server. Only elements without hooks are
// rendered.
const { renderToStaticMarkup } = await import('react-dom/server')

/** HTML of rendered objects, by object. An entry is released with its object. */
export type MarkupCache = WeakMap<object, string>

export interface StaticMarkupProps {
  /** Element that contains the markup. */
  as?: 'div' | 'li'
  className?: string | undefined
  /**
   * Cache for the HTML of an object that looks the same on all pages; null to render it each time.
   */
  cached?: { cache: MarkupCache; key: object } | null
  /** Elements without hooks and client components. React escapes their texts. */
  children: ReactNode
}

/**
 * Renders elements that never change in the browser to HTML on the server. The page then contains
 * their HTML but not their React elements, and the browser hydrates a single element.
 */
export function StaticMarkup({ as: Element = 'div', className, cached = null, children }: StaticMarkupProps) {
  const html = cached?.cache.get(cached.key) ?? renderToStaticMarkup(children)
  cached?.cache.set(cached.key, html)
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by React.
      dangerouslySetInnerHTML={{ __html: deferMarkup(html) }}
      // React sees the markup of a document as a comment, because its parsing is deferred.
      suppressHydrationWarning
    />
  )
}
