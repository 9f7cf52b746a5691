import type { Graph } from 'schema-dts'
import { formatGraph } from '@/features/structured-data/page-graph'
import { deferMarkup } from '@/lib/render-context'

/**
 * The description of the page for search engines (JSON-LD). It is not executed, so the content
 * security policy does not block it.
 */
export function GraphScript({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON without any markup.
      dangerouslySetInnerHTML={{ __html: deferMarkup(formatGraph(graph)) }}
      // `deferMarkup` puts a placeholder comment here, which the server replaces. React must ignore
      // the difference.
      suppressHydrationWarning
    />
  )
}
