import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { changePage, getPagePath } from '../calls'
import { versionKeys } from './queries'

/**
 * Restores a version of a page, or one module of it. The backend stores the previous working copy
 * as a version.
 * @param onRestored called with the restored working copy
 */
export function useRestoring(locale: Locale, id: number, onRestored: (page: PageDraft) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (target: { version: number; module?: number }) =>
      requireSuccess(changePage(`${getPagePath(locale, id)}/restore/`, target)),
    onSuccess(page) {
      void client.invalidateQueries({ queryKey: versionKeys.lists(locale, id) })
      onRestored(page)
    },
  })
}
