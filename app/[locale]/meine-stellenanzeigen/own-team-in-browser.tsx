'use client'

import { lazy, Suspense } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { TeamOptions } from '@/features/jobs/own-jobs/use-team'

// The server renders this section completely. In the browser, its script loads after the script of
// the list.
const TeamSection = lazy(() =>
  import('@/features/jobs/own-jobs/components/team-section').then((module) => ({
    default: module.TeamSection,
  })),
)

/**
 * The section about the user's team, with its dialog for an expired login and for the password that
 * a new key requires.
 */
export function OwnTeamInBrowser(props: Omit<TeamOptions, 'callWithLogin'>) {
  const { callWithLogin, loginRequest } = useLoginAgain()
  const me = props.initialTeam.members.find((member) => member.is_me)
  return (
    <>
      <Suspense>
        <TeamSection {...props} callWithLogin={callWithLogin} />
      </Suspense>
      <LoginAgain email={me?.email ?? ''} loginRequest={loginRequest} />
    </>
  )
}
