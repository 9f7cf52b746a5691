import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { reusablesKey } from './queries'

/**
 * A mutation of reusable content, with its last failure. It refetches the lists in any case, so
 * that a retry sends the current revision.
 */
export function useReusableMutation<Variables, Value>(
  change: (variables: Variables) => Promise<Result<Value>>,
  onDone: (value: Value, variables: Variables) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (variables: Variables) => requireSuccess(change(variables)),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: reusablesKey }),
  })
  return { send: mutate, isSending: isPending, failure: error?.failure ?? null, attempt: submittedAt }
}
