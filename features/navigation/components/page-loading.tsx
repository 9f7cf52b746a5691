'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { loadingOverlay } from '@/components/behavior/progress/loading-overlay'
import { pageProgress } from '@/components/behavior/progress/progress'
import { DownloadDirectoriesSkeleton } from '@/components/skeleton/download-directories-skeleton'
import { HeadlineSkeleton } from '@/components/skeleton/headline-skeleton'
import { OrganizationItemsSkeleton } from '@/components/skeleton/organization-items-skeleton'
import { PageSkeleton } from '@/components/skeleton/page-skeleton'
import { getPageContent, type PageContent } from '../page-content'
import styles from './page-loading.module.css'

/** The skeletons of page contents other than text. */
const skeletons: Record<PageContent, ReactNode> = {
  text: undefined,
  downloads: (
    <>
      <HeadlineSkeleton />
      <DownloadDirectoriesSkeleton />
    </>
  ),
  organizations: (
    <>
      <HeadlineSkeleton />
      <OrganizationItemsSkeleton />
    </>
  ),
}

export interface PageLoadingProps {
  /** The announcement for screen readers while the next page loads. */
  label: string
  layout: 'public' | 'account'
}

/**
 * The skeleton of the next page while it loads. It covers the previous page, which keeps its focus
 * and scroll position, and not the header. The server renders the first page of a visit without it.
 */
export function PageLoading({ label, layout }: PageLoadingProps) {
  const state = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.getState, () => 'hidden' as const)
  // The next page renders its own skeleton, which continues the animation of this one.
  const [isContinued] = useState(() => loadingOverlay.getState() !== 'hidden')
  return (
    <>
      <p role="status" className="visually-hidden">
        {state === 'shown' && label}
      </p>
      {state !== 'hidden' && (
        <div className={styles.cover} data-cover={state} data-layout={layout} data-continued={isContinued || undefined}>
          <PageSkeleton layout={layout}>{skeletons[getPageContent(pageProgress.getTarget())]}</PageSkeleton>
        </div>
      )}
    </>
  )
}
