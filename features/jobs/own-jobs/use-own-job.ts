import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { addDraftToCounts, type OwnJobLine, replaceJob, toOwnJobLine } from './own-job-line'
import { type OwnJobsRequest, ownJobsQuery } from './own-jobs-query'

/** An action on an ad; a null `deadline` keeps the current deadline. */
export type OwnJobAction = { kind: 'publish'; deadline: string | null } | { kind: 'withdraw' } | { kind: 'copy' }

/** An action that must be confirmed. */
export type OwnJobQuestion = 'deadline' | 'withdraw'

/** An action that has succeeded. */
interface DoneAction {
  kind: 'publish' | 'renew' | 'withdraw' | 'copy'
  /** The draft that was created by copying. */
  copyId: number | null
}

const loadCalls = () => import('./own-job-calls')

/** Runs actions on one of the user's ads and updates the list with the result. */
export function useOwnJob(job: OwnJobLine, request: OwnJobsRequest) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<OwnJobQuestion | null>(null)
  const { locale } = request
  const { queryKey } = ownJobsQuery(request)
  const updateList = (changedJob: OwnJobLine) =>
    client.setQueryData(queryKey, (list) => list && replaceJob(list, changedJob))

  const mutationKey = ['own-job', job.id]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (action: OwnJobAction): Promise<DoneAction> => {
      const { changeJob, postJob } = await loadCalls()
      if (action.kind === 'copy') {
        const { id } = await requireSuccess(postJob(locale, job.id, 'copy'))
        client.setQueryData(queryKey, (list) => list && addDraftToCounts(list))
        return { kind: 'copy', copyId: id }
      }
      if (action.kind === 'withdraw') {
        updateList(toOwnJobLine(await requireSuccess(postJob(locale, job.id, 'withdraw'))))
        return { kind: 'withdraw', copyId: null }
      }
      const { revision } = job
      if (action.deadline !== null) {
        await requireSuccess(changeJob(locale, job.id, { revision, deadline: action.deadline }))
      }
      updateList(toOwnJobLine(await requireSuccess(postJob(locale, job.id, 'publish'))))
      return { kind: job.state === 'published' ? 'renew' : 'publish', copyId: null }
    },
    onSuccess: () => setQuestion(null),
    // The ad may have been changed elsewhere, so it is loaded before the next attempt.
    onError: async () => {
      const { readOwnJob } = await loadCalls()
      const currentJob = await readOwnJob(locale, job.id)
      if (currentJob.ok) updateList(toOwnJobLine(currentJob.value))
    },
  })
  const { mutate, reset, isPending, data, error } = mutation

  return {
    isPending,
    outcome: data ?? null,
    failure: error?.failure ?? null,
    /** The action that is waiting for confirmation; null for none. */
    question,
    hasQuestion: question !== null,
    openQuestion(nextQuestion: OwnJobQuestion) {
      reset()
      setQuestion(nextQuestion)
    },
    closeQuestion() {
      reset()
      setQuestion(null)
    },
    run(action: OwnJobAction) {
      // The second click of a double-click can arrive before the next render, which disables the
      // button.
      if (client.isMutating({ mutationKey }) === 0) mutate(action)
    },
  }
}

type OwnJobActions = ReturnType<typeof useOwnJob>

/** The props of the buttons of an ad. */
export interface OwnJobActionsProps {
  job: OwnJobLine
  /** The title of the ad, used in the labels of the buttons. */
  title: string
  locale: Locale
  /** The day in Berlin. */
  today: string
  actionState: OwnJobActions
}
