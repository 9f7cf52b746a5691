import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '@/lib/api/or-throw'
import type { Locale } from '@/lib/contract/common/locale'
import { countAnotherDraft, type OwnJobLine, replaceJob, toOwnJobLine } from './own-job-line'
import { type OwnJobsRequest, ownJobsQuery } from './own-jobs-query'

/** An action on an own ad; `deadline` is null to keep the current deadline. */
export type OwnJobAction =
  | { kind: 'publish'; deadline: string | null }
  | { kind: 'withdraw' }
  | { kind: 'copy' }

/** A question before an action. */
export type OwnJobQuestion = 'deadline' | 'withdraw'

/** The completed action. */
interface DoneAction {
  kind: 'publish' | 'renew' | 'withdraw' | 'copy'
  /** The created draft. */
  copyId: number | null
}

const calls = () => import('./own-job-calls')

/** Runs actions on an own ad, and updates the list. */
export function useOwnJob(job: OwnJobLine, request: OwnJobsRequest) {
  const client = useQueryClient()
  const [question, ask] = useState<OwnJobQuestion | null>(null)
  const { locale } = request
  const { queryKey } = ownJobsQuery(request)
  const updateList = (changedJob: OwnJobLine) =>
    client.setQueryData(queryKey, (list) => list && replaceJob(list, changedJob))

  const mutationKey = ['own-job', job.id]
  const actMutation = useMutation({
    mutationKey,
    mutationFn: async (action: OwnJobAction): Promise<DoneAction> => {
      const { changeJob, postJob } = await calls()
      if (action.kind === 'copy') {
        const { id } = await orThrow(postJob(locale, job.id, 'copy'))
        client.setQueryData(queryKey, (list) => list && countAnotherDraft(list))
        return { kind: 'copy', copyId: id }
      }
      if (action.kind === 'withdraw') {
        updateList(toOwnJobLine(await orThrow(postJob(locale, job.id, 'withdraw'))))
        return { kind: 'withdraw', copyId: null }
      }
      const { revision } = job
      if (action.deadline !== null) {
        await orThrow(changeJob(locale, job.id, { revision, deadline: action.deadline }))
      }
      updateList(toOwnJobLine(await orThrow(postJob(locale, job.id, 'publish'))))
      return { kind: job.state === 'published' ? 'renew' : 'publish', copyId: null }
    },
    onSuccess: () => ask(null),
    // The ad may have changed elsewhere. The next attempt starts from its current state.
    onError: async () => {
      const { readOwnJob } = await calls()
      const current = await readOwnJob(locale, job.id)
      if (current.ok) updateList(toOwnJobLine(current.value))
    },
  })
  const { mutate, reset, isPending, data, error } = actMutation

  return {
    isPending,
    done: data ?? null,
    failure: error?.failure ?? null,
    /** The open question, or null. */
    question,
    isAsking: question !== null,
    ask(next: OwnJobQuestion | null) {
      reset()
      ask(next)
    },
    act(action: OwnJobAction) {
      // The second click of a double-click comes before the next render.
      if (client.isMutating({ mutationKey }) === 0) mutate(action)
    },
  }
}

type OwnJobActions = ReturnType<typeof useOwnJob>

/** The props of the controls of an ad. */
export interface OwnJobActionsProps {
  job: OwnJobLine
  /** The title for labels. */
  title: string
  locale: Locale
  /** The day in Berlin. */
  today: string
  acting: OwnJobActions
}
