import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import type { PageDraft } from '@/lib/contract/page-editing'
import { hubKeys } from '../hub/queries'

/**
 * A change of what visitors see of a page, now or later; queries that list pages with their states are
 * invalidated.
 */
export function usePublishing<What>(call: (what: What) => Promise<Result<PageDraft>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: What) => orThrow(call(what)),
    onSuccess: () => void client.invalidateQueries({ queryKey: hubKeys.all }),
  })
}
