import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import { reasonOf } from './failure'
import { hubKeys } from './queries'

/**
 * A change of the page tree: one call at a time, and why the last one did nothing.
 * @param onDone called with the result
 */
export function useChange<Variables, Value>(
  call: (variables: Variables) => Promise<Result<Value>>,
  onDone: (value: Value, variables: Variables) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (variables: Variables) => orThrow(call(variables)),
    onSuccess: onDone,
    async onError({ failure }) {
      // After no answer at all nobody knows whether it was done. Sending again after the message sends for the new state.
      const isStale = ['stale', 'gone', 'offline'].includes(reasonOf(failure).kind)
      if (isStale) await client.invalidateQueries({ queryKey: hubKeys.all })
    },
  })
  return { send: mutate, isSending: isPending, failure: error?.failure ?? null, attempt: submittedAt }
}
