import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { changePage, pageAddress } from '../calls'

/** Brings a version back into the working copy, or one module of it; what was there stays as a version (contract). */
export function restoreVersion(
  locale: Locale,
  id: number,
  what: { version: number; module?: number },
): Promise<Result<PageDraft>> {
  return changePage(`${pageAddress(locale, id)}/restore/`, what)
}
