import { callBackend } from '@/lib/api/browser-client'
import { detailSchema } from '@/lib/contract/errors'
import { defaultLocale, type Locale, locales } from '@/lib/contract/locale'
import { pageDraftSchema } from '@/lib/contract/page-editing'

/** The language beside one; this site has two. */
export function otherThan(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? defaultLocale
}

/** Makes a page's other language from this one's; answers its address, or why there is none. */
export async function startTranslation(
  from: Locale,
  id: number,
): Promise<{ ok: true; url: string } | { ok: false; detail: string | null }> {
  const { status, data } = await callBackend('POST', `/${from}/pageeditor-api/page/${id}/translate/`)
  const page = pageDraftSchema.safeParse(data)
  const url = page.success ? page.data.urls[otherThan(from)] : null
  if (status === 201 && url) return { ok: true, url }
  const refusal = detailSchema.safeParse(data)
  return { ok: false, detail: refusal.success ? refusal.data.detail : null }
}
