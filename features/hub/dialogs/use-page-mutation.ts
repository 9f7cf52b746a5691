import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hubKeys } from '@/features/editor/query-keys'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import { reasonOf } from './failure'

/**
 * A mutation of the page tree, with the failure of the last attempt.
 * @param onDone called with the result
 */
export function usePageMutation<Variables, Value>(
  call: (variables: Variables) => Promise<Result<Value>>,
  onDone: (value: Value, variables: Variables) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (variables: Variables) => orThrow(call(variables)),
    onSuccess: onDone,
    async onError({ failure }) {
      // Without a response it is unknown whether the change was made: the data are refetched, so that a retry is based on them.
      const isStale = ['stale', 'gone', 'deleted', 'offline'].includes(reasonOf(failure).kind)
      if (isStale) await client.invalidateQueries({ queryKey: hubKeys.all })
    },
  })
  return { send: mutate, isSending: isPending, failure: error?.failure ?? null, attempt: submittedAt }
}
