'use client'

import { lazy, Suspense } from 'react'
import type { SavedJobsProps } from './saved-jobs'

const SavedJobs = lazy(() => import('./saved-jobs').then((module) => ({ default: module.SavedJobs })))

/** The saved ads, imported on demand, because most visitors of the board do not open them. */
export function LazySavedJobs(props: SavedJobsProps) {
  return (
    <Suspense>
      <SavedJobs {...props} />
    </Suspense>
  )
}
