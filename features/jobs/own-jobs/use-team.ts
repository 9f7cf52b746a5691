import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '@/lib/api/or-throw'
import type { WithLogin } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import type { TeamChange } from './team-calls'

export interface TeamOptions {
  /** As the server has read it. */
  initial: JobTeam
  locale: Locale
  withLogin: WithLogin
}

export type Team = ReturnType<typeof useTeam>

/** The visitor's team, and what changes it: one thing at a time. */
export function useTeam({ initial, locale, withLogin }: TeamOptions) {
  const [currentTeam, setPresent] = useState(initial)
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (change: TeamChange) =>
      orThrow(withLogin(async () => (await import('./team-calls')).changeTeam(locale, change))),
    onSuccess: ({ team }) => setPresent(team),
  })
  return {
    /** As it is now. */
    present: currentTeam,
    /** The last change, which may be on its way. */
    change: variables ?? null,
    failure: error?.failure ?? null,
    isPending,
    isDone: data !== undefined,
    /** The key that was just made. */
    newKey: data?.key ?? null,
    make(change: TeamChange, onSuccess?: () => void) {
      if (!isPending) mutate(change, { onSuccess })
    },
  }
}
