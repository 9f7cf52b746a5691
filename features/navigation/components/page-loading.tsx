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
 * The skeleton of the next page, below the header, while it is waited for. It lies over the page that is left, which
 * keeps its focus and its place until the next one has come. The first page of a visit comes whole: it has none.
 */
export function PageLoading({ label, layout }: PageLoadingProps) {
  const state = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.state, () => 'hidden' as const)
  // The next page has a header of its own: the skeleton's animation continues there instead of restarting.
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
