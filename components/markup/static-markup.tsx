import 'server-only'
import type { ReactNode } from 'react'

// Next refuses it by name in the modules of the server: it renders what has no hooks, as here, and nothing else.
const { renderToStaticMarkup } = await import('react-dom/server')

export interface StaticMarkupProps {
  className?: string | undefined
  /** Elements without hooks and without client components; React escapes what stands in them. */
  children: ReactNode
}

/**
 * Elements that never change in the browser, rendered to HTML on the server: the page carries them once, not again as
 * React's elements, and the browser hydrates one element in place of all.
 */
export function StaticMarkup({ className, children }: StaticMarkupProps) {
  const html = renderToStaticMarkup(children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup, with all texts escaped.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
