'use client'

import { lazy, Suspense } from 'react'
import { LoginAgain } from '@/features/account/components/login/login-again'
import { useLoginAgain } from '@/features/account/use-login-again'
import type { TeamSectionProps } from '@/features/jobs/own-jobs/components/team-section'

// Rendered completely by the server; its scripts load after those of the list of ads.
const TeamSection = lazy(() =>
  import('@/features/jobs/own-jobs/components/team-section').then((module) => ({
    default: module.TeamSection,
  })),
)

/**
 * The visitor's team. It asks for an expired login, and for the password before a key is created.
 */
export function OwnTeamInBrowser(props: Omit<TeamSectionProps, 'withLogin'>) {
  const { withLogin, login } = useLoginAgain()
  const me = props.initial.members.find((member) => member.is_me)
  return (
    <>
      <Suspense>
        <TeamSection {...props} withLogin={withLogin} />
      </Suspense>
      <LoginAgain email={me?.email ?? ''} login={login} />
    </>
  )
}
