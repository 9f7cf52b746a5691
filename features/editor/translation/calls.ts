import { call } from '@/lib/api/call'
import { failureOf, type Result } from '@/lib/api/result'
import { type Locale, otherLocale } from '@/lib/contract/locale'
import { pageDraftSchema } from '@/lib/contract/page-editing'

/** Creates the translation of a page. @returns its address */
export async function startTranslation(from: Locale, id: number): Promise<Result<string>> {
  const path = `/${from}/pageeditor-api/page/${id}/translate/`
  const page = await call(pageDraftSchema, { method: 'POST', path })
  if (!page.ok) return page
  const url = page.value.urls[otherLocale(from)]
  return url ? { ok: true, value: url } : { ok: false, failure: failureOf({ status: 502 }) }
}
