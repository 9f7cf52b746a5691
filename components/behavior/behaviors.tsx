import { Suspense } from 'react'
import { ChunkReload } from './chunk-reload'
import { HydrationSignal } from './hydration-signal'
import { HashScrolling } from './links/hash-scrolling'
import { LinkNavigation } from './links/link-navigation'
import { LinkPrefetch } from './links/link-prefetch'
import { PageTransition } from './page-transition'
import { ProgressBar } from './progress/progress-bar'
import { ServiceWorker } from './service-worker'
import { StaleMetadata } from './stale-metadata'

export interface BehaviorsProps {
  isProduction: boolean
  loadingLabel: string
  /** Paths that are not prefetched, including everything below them. */
  pathsWithoutPrefetch: readonly string[]
}

/**
 * Client-side behavior of every page, rendered once in the layout. There is no service worker in
 * development: it caches files whose names change only in a build.
 */
export function Behaviors({ isProduction, loadingLabel, pathsWithoutPrefetch }: BehaviorsProps) {
  return (
    <>
      <Suspense fallback={null}>
        <ProgressBar label={loadingLabel} />
        <HashScrolling />
        <PageTransition />
      </Suspense>
      <LinkNavigation />
      <LinkPrefetch pathsWithoutPrefetch={pathsWithoutPrefetch} />
      <ChunkReload />
      <StaleMetadata />
      <HydrationSignal />
      {isProduction && <ServiceWorker />}
    </>
  )
}
