'use client'

import { lazy, Suspense } from 'react'
import { AccountCalls } from '@/components/behavior/account-calls'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { JobFormProps } from '@/features/jobs/form/components/job-form'

// The server renders this form. In the browser, its script loads after the script of the page.
const JobForm = lazy(() =>
  import('@/features/jobs/form/components/job-form').then((module) => ({ default: module.JobForm })),
)
const TextView = lazy(() => import('@/features/blocks/text/view').then((module) => ({ default: module.TextView })))

/**
 * The form of an ad, with its dialog for an expired login. It previews texts with the component
 * that shows them on the page.
 */
export function JobFormInBrowser(props: Omit<JobFormProps, 'callWithLogin' | 'renderText'>) {
  const { callWithLogin, loginRequest } = useLoginAgain()
  return (
    <>
      <AccountCalls accountId={props.writer.id} />
      <Suspense>
        <JobForm
          {...props}
          callWithLogin={callWithLogin}
          renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
        />
      </Suspense>
      <LoginAgain email={props.writer.email} loginRequest={loginRequest} />
    </>
  )
}
