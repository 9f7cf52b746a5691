'use client'

import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { JobBoard, type JobBoardProps } from '@/features/jobs/components/job-board'
import { JobAlert } from '@/features/subscriptions/components/job-alert'
import type { JobAlertFormProps } from './job-alert-form'

const JobAlertForm = createPartOnDemand(() => import('./job-alert-form').then((module) => module.JobAlertForm))

export interface BoardWithAlertProps
  extends Omit<JobBoardProps, 'renderAlert'>,
    Pick<JobAlertFormProps, 'messages' | 'privacyHref' | 'mailLanguage'> {
  alertLabel: string
}

/** The job board with a button that opens the form for a job alert with the current filter. */
export function BoardWithAlert({ messages, privacyHref, mailLanguage, alertLabel, ...board }: BoardWithAlertProps) {
  return (
    <JobBoard
      {...board}
      renderAlert={(filter, about) => (
        <JobAlert label={alertLabel}>
          <JobAlertForm
            locale={board.locale}
            filter={filter}
            about={about}
            messages={messages}
            privacyHref={privacyHref}
            mailLanguage={mailLanguage}
          />
        </JobAlert>
      )}
    />
  )
}
