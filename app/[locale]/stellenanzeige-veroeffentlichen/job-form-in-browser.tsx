'use client'

import { lazy, Suspense } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { JobFormProps } from '@/features/jobs/form/components/job-form'

// The server renders the form. Its scripts load after those of the page.
const JobForm = lazy(() =>
  import('@/features/jobs/form/components/job-form').then((module) => ({ default: module.JobForm })),
)
const TextView = lazy(() =>
  import('@/features/blocks/text/view').then((module) => ({ default: module.TextView })),
)

/** The form of an ad. It asks for an expired login and renders texts like the blocks of a page. */
export function JobFormInBrowser(props: Omit<JobFormProps, 'withLogin' | 'renderText'>) {
  const { withLogin, login } = useLoginAgain()
  return (
    <>
      <Suspense>
        <JobForm
          {...props}
          withLogin={withLogin}
          renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
        />
      </Suspense>
      <LoginAgain email={props.writer.email} login={login} />
    </>
  )
}
