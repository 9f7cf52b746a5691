import { LRUCache } from 'lru-cache'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'
import type { ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import type { ReadMetric } from '@/lib/node/metrics/registry'
import { isContractPath } from '../http/contract-paths'
import { isBuildPath, type SiteFiles } from '../http/site-files'
import type { EndedExchange } from './request-log'

export interface SiteMetrics {
  /** Counts a request that was not forwarded to the backend. */
  count(exchange: EndedExchange): void
  measureRender<Result>(render: () => Promise<Result>): Promise<Result>
}

interface SiteMetricsOptions extends ProgramMetrics {
  files: SiteFiles
  cache: { readonly bytes: number }
  queue: Pick<FairQueue, 'getCounts'>
}

/** Maximum number of addresses with cached labels, and their maximum length. */
const maxLabels = 2000
const maxLabeledLength = 200

/** Buckets of render durations in seconds. */
const renderBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const queueMetrics = {
  waiting: {
    name: 'buehnenhaus_render_queue_waiting',
    help: 'Pages in the render queue, including background renewals.',
  },
  running: { name: 'buehnenhaus_render_queue_running', help: 'Pages that are being rendered.' },
} satisfies Record<string, ReadMetric>

export function createSiteMetrics({ registry, requests, files, cache, queue }: SiteMetricsOptions): SiteMetrics {
  const pages = registry.addCounter({
    name: 'buehnenhaus_pages_total',
    help: 'Pages sent, from the cache or rendered.',
    labels: ['page'],
  })
  const renders = registry.addHistogram({
    name: 'buehnenhaus_page_render_duration_seconds',
    help: 'Render time of pages, without the time in the queue.',
    buckets: renderBuckets,
  })
  registry.addReader(
    'page cache',
    { bytes: { name: 'buehnenhaus_page_cache_bytes', help: 'Memory of the page cache.' } },
    () => ({ bytes: cache.bytes }),
  )
  registry.addReader('render queue', queueMetrics, () => queue.getCounts())
  const labels = new LRUCache<string, string>({ max: maxLabels, memoMethod: (path) => getRouteLabel(path, files) })
  const getLabel = (url: string) => (url.length > maxLabeledLength ? getRouteLabel(url, files) : labels.memo(url))
  return {
    count({ request, response, context, durationMs }) {
      if (context.page) pages.increase({ page: context.page })
      requests.count({
        program: 'site',
        route: getLabel(request.url ?? ''),
        method: request.method ?? '',
        status: response.writableFinished ? response.statusCode : 'aborted',
        seconds: durationMs / 1000,
      })
    },
    async measureRender(render) {
      const start = performance.now()
      try {
        return await render()
      } finally {
        renders.observe({}, (performance.now() - start) / 1000)
      }
    },
  }
}

/**
 * Returns the route template of an address, or its kind in brackets. Content pages share one label.
 */
export function getRouteLabel(url: string, files: SiteFiles): string {
  const path = url.split('?', 1)[0] ?? ''
  if (isContractPath(path)) return '(call)'
  if (isBuildPath(path) || files.has(decodeOrKeep(path))) return '(file)'
  const [, locale, ...parts] = path.split('/')
  if (!isLocale(locale)) return '(other)'
  return matchRoute(locale, `/${parts.join('/')}`)?.route ?? '(content page)'
}
