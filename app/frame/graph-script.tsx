import type { Graph } from 'schema-dts'
import { formatGraph } from '@/features/structured-data/page-graph'
import { deferMarkup } from '@/lib/render-context'

/**
 * A description of the page for search engines. It is data, which the content security policy does
 * not block.
 */
export function GraphScript({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON without any markup.
      dangerouslySetInnerHTML={{ __html: deferMarkup(formatGraph(graph)) }}
      // Deferred markup of a document is invisible to React except for a comment.
      suppressHydrationWarning
    />
  )
}
