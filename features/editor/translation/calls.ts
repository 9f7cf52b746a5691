import type { z } from 'zod'
import { call } from '@/lib/api/call'
import { type Result, toFailure } from '@/lib/api/result'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema, type translatedSchema } from '@/lib/contract/pages/page-editing'
import { changePage, getPagePath } from '../calls'

/** Creates the translation of a page. @returns the address of the translation */
export async function startTranslation(sourceLocale: Locale, id: number): Promise<Result<string>> {
  const path = `/${sourceLocale}/pageeditor-api/page/${id}/translate/`
  const page = await call(pageDraftSchema, { method: 'POST', path })
  if (!page.ok) return page
  const url = page.value.urls[getOtherLocale(sourceLocale)]
  return url ? { ok: true, value: url } : { ok: false, failure: toFailure({ status: 502 }) }
}

/** Pairs of modules to mark as translated (contract, page editor). */
export type TranslatedPairs = z.input<typeof translatedSchema>['pairs']

export function markTranslated(locale: Locale, id: number, pairs: TranslatedPairs): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/translated/`, { pairs })
}

/** Reverts `markTranslated`. */
export function unmarkTranslated(locale: Locale, id: number, pairs: TranslatedPairs): Promise<Result<PageDraft>> {
  return changePage(`${getPagePath(locale, id)}/translated/undo/`, { pairs })
}
