'use client'

import { lazy, Suspense } from 'react'
import type { SavedJobsProps } from './saved-jobs'

const SavedJobs = lazy(() => import('./saved-jobs').then((module) => ({ default: module.SavedJobs })))

/** The saved ads, whose code comes where they are shown: the board is the same page. */
export function LateSavedJobs(props: SavedJobsProps) {
  return (
    <Suspense>
      <SavedJobs {...props} />
    </Suspense>
  )
}
