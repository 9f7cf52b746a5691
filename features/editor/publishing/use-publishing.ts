import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hubKey } from '../query-keys'

/** A mutation that publishes, unpublishes or schedules a page. It invalidates the page lists. */
export function usePublishing<Data>(call: (data: Data) => Promise<Result<PageDraft>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (data: Data) => requireSuccess(call(data)),
    onSuccess: () => void client.invalidateQueries({ queryKey: hubKey }),
  })
}
