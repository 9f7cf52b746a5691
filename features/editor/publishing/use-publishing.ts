import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hubKeys } from '../query-keys'

/**
 * A mutation that publishes, unpublishes or schedules a page; it invalidates the queries that list pages with their
 * states.
 */
export function usePublishing<What>(call: (what: What) => Promise<Result<PageDraft>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: What) => orThrow(call(what)),
    onSuccess: () => void client.invalidateQueries({ queryKey: hubKeys.all }),
  })
}
