import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hubKey } from '@/features/editor/query-keys'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { toFailureReason } from './failure'

/**
 * A mutation of the page tree with its last failure.
 * @param onDone called with the result
 */
export function usePageMutation<Variables, Value>(
  call: (variables: Variables) => Promise<Result<Value>>,
  onDone: (value: Value, variables: Variables) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (variables: Variables) => requireSuccess(call(variables)),
    onSuccess: onDone,
    async onError({ failure }) {
      // The outcome of a failure may be unknown, so the data are fetched again before a retry.
      const isStale = ['stale', 'gone', 'deleted', 'offline', 'failed'].includes(toFailureReason(failure).kind)
      if (isStale) await client.invalidateQueries({ queryKey: hubKey })
    },
  })
  return { send: mutate, isSending: isPending, failure: error?.failure ?? null, attempt: submittedAt }
}
