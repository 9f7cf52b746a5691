'use client'

import { lazy } from 'react'
import { LoginAgain } from '@/features/account/components/login-dialog'
import { useLoginAgain } from '@/features/account/use-login-again'
import { JobForm, type JobFormProps } from '@/features/jobs/form/components/job-form'

const TextView = lazy(() =>
  import('@/features/blocks/text/view').then((module) => ({ default: module.TextView })),
)

/** The form of an ad, which asks for a login that has ended, and shows texts as the page's blocks do. */
export function JobFormInBrowser(props: Omit<JobFormProps, 'withLogin' | 'renderText'>) {
  const { withLogin, login } = useLoginAgain()
  return (
    <>
      <JobForm
        {...props}
        withLogin={withLogin}
        renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
      />
      <LoginAgain email={props.writer.email} login={login} />
    </>
  )
}
