import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import { savedBlocksKey } from './queries'

/** Changes templates and updates their query. Returns the failure of the last attempt. */
export function useSavedBlocksMutation<Variables>(
  change: (variables: Variables) => Promise<Result<SavedBlocks[]>>,
  onDone: (variables: Variables) => void,
) {
  const client = useQueryClient()
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: (variables: Variables) => requireSuccess(change(variables)),
    onSuccess(templates, variables) {
      client.setQueryData(savedBlocksKey, templates)
      onDone(variables)
    },
    onError: () => client.invalidateQueries({ queryKey: savedBlocksKey }),
  })
  return { send: mutate, isSending: isPending, failure: error?.failure ?? null, attempt: submittedAt }
}
