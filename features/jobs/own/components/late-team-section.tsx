'use client'

import { lazy, Suspense } from 'react'
import type { TeamSectionProps } from './team-section'

const TeamSection = lazy(() => import('./team-section').then((module) => ({ default: module.TeamSection })))

/** The team below the ads: sent by the server whole, its scripts come behind those of the ads. */
export function LateTeamSection(props: TeamSectionProps) {
  return (
    <Suspense>
      <TeamSection {...props} />
    </Suspense>
  )
}
