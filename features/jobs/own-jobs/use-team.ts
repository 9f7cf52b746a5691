import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requireSuccess } from '@/lib/api/require-success'
import type { CallWithLogin } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import type { TeamChange } from './team-calls'

export interface TeamOptions {
  /** The team loaded by the server. */
  initialTeam: JobTeam
  locale: Locale
  callWithLogin: CallWithLogin
}

export type Team = ReturnType<typeof useTeam>

/** Provides the user's team and a function that changes it, unless a change is pending. */
export function useTeam({ initialTeam, locale, callWithLogin }: TeamOptions) {
  const [currentTeam, setCurrentTeam] = useState(initialTeam)
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (change: TeamChange) =>
      requireSuccess(callWithLogin(async () => (await import('./team-calls')).changeTeam(locale, change))),
    onSuccess: ({ team }) => setCurrentTeam(team),
  })
  return {
    currentTeam,
    /** The last change, possibly pending. */
    change: variables ?? null,
    failure: error?.failure ?? null,
    isPending,
    isDone: data !== undefined,
    /** The API key created by the last change; null if the change created none. */
    newKey: data?.key ?? null,
    changeTeam(change: TeamChange, onSuccess?: () => void) {
      if (!isPending) mutate(change, { onSuccess })
    },
  }
}
