import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hubKeys } from '../query-keys'

/** A mutation that publishes, unpublishes or schedules a page. It invalidates the page lists. */
export function usePublishing<Data>(call: (data: Data) => Promise<Result<PageDraft>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (data: Data) => orThrow(call(data)),
    onSuccess: () => void client.invalidateQueries({ queryKey: hubKeys.all }),
  })
}
