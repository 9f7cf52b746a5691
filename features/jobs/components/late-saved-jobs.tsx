'use client'

import { lazy, Suspense } from 'react'
import type { SavedJobsProps } from './saved-jobs'

const SavedJobs = lazy(() => import('./saved-jobs').then((module) => ({ default: module.SavedJobs })))

/** The saved ads. Their code loads when they are shown, because the board is on the same page. */
export function LateSavedJobs(props: SavedJobsProps) {
  return (
    <Suspense>
      <SavedJobs {...props} />
    </Suspense>
  )
}
