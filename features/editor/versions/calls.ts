import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { changePage, getPagePath } from '../calls'

/**
 * Restores a version, or one module of it. The backend stores the previous working copy as a
 * version (contract).
 */
export function restoreVersion(
  locale: Locale,
  id: number,
  target: { version: number; module?: number },
): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/restore/`, target)
}
