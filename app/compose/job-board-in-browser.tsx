'use client'

import { lazy } from 'react'
import { JobBoard, type JobBoardProps } from '@/features/jobs/components/job-board'
import { JobAlert } from '@/features/subscriptions/components/job-alert'

const JobAlertForm = lazy(() =>
  import('./job-alert-form').then((module) => ({ default: module.JobAlertForm })),
)

export interface JobBoardInBrowserProps extends Omit<JobBoardProps, 'renderAlert'> {
  privacyHref: string
}

/** The board, which offers new ads for what it shows by mail. */
export function JobBoardInBrowser({ privacyHref, ...board }: JobBoardInBrowserProps) {
  return (
    <JobBoard
      {...board}
      renderAlert={(filter, about) => (
        <JobAlert>
          <JobAlertForm locale={board.locale} {...{ filter, about, privacyHref }} />
        </JobAlert>
      )}
    />
  )
}
