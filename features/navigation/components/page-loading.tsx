'use client'

import { useState, useSyncExternalStore } from 'react'
import { loadingOverlay } from '@/components/behavior/loading-overlay'
import { PageSkeleton } from '@/components/skeleton/page-skeleton'
import styles from './page-loading.module.css'

export interface PageLoadingProps {
  /** The announcement for screen readers while the next page loads. */
  label: string
  layout: 'public' | 'account'
}

/**
 * The skeleton of the next page, below the header, while it loads. It covers the previous page, which
 * keeps its focus and scroll position until then. The first page of a visit is rendered by the server and has none.
 */
export function PageLoading({ label, layout }: PageLoadingProps) {
  const state = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.state, () => 'hidden' as const)
  // The next page renders its own header and skeleton: the animation continues there instead of restarting.
  const [isContinued] = useState(() => loadingOverlay.state() !== 'hidden')
  return (
    <>
      <p role="status" className="visually-hidden">
        {state === 'shown' && label}
      </p>
      {state !== 'hidden' && (
        <div
          className={styles.cover}
          data-cover={state}
          data-layout={layout}
          data-continued={isContinued || undefined}
        >
          <PageSkeleton layout={layout} />
        </div>
      )}
    </>
  )
}
