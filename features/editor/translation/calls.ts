import { call } from '@/lib/api/call'
import { failureOf, type Result } from '@/lib/api/result'
import { defaultLocale, type Locale, locales } from '@/lib/contract/locale'
import { pageDraftSchema } from '@/lib/contract/page-editing'

/** The other one of the site's two languages. */
export function otherThan(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? defaultLocale
}

/** Creates the translation of a page. @returns its address */
export async function startTranslation(from: Locale, id: number): Promise<Result<string>> {
  const path = `/${from}/pageeditor-api/page/${id}/translate/`
  const page = await call(pageDraftSchema, { method: 'POST', path })
  if (!page.ok) return page
  const url = page.value.urls[otherThan(from)]
  return url ? { ok: true, value: url } : { ok: false, failure: failureOf({ status: 502 }) }
}
