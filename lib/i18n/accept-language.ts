import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'

/**
 * Returns the language of the site that an `Accept-Language` header prefers (RFC 9110 §12.5.4). If
 * it prefers none, returns the default.
 */
export function parsePreferredLocale(header: string | null): Locale {
  let best: { locale: Locale; weight: number } | null = null
  for (const item of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = item.trim().split(';')
    const locale = tag.trim().toLowerCase().split('-')[0]
    const quality = parameters.find((parameter) => /^\s*q=/i.test(parameter))?.split('=')[1]
    const weight = quality === undefined ? 1 : Number(quality)
    if (isLocale(locale) && weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale ?? defaultLocale
}
