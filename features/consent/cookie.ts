import { hostCookieName } from '@/lib/host-cookie'

/** The version of the text that readers consent to; a higher one asks everybody anew. */
export const consentVersion = 1

/** The name of the one cookie that keeps the choice. */
export function cookieName(isHttps: boolean): string {
  return hostCookieName('consent', { isHttps })
}

/** 180 days, in seconds. */
const lifetime = 15_552_000

/** What the one cookie keeps: the dialog's own format, as far as the dialog needs it to show the choice again. */
interface StoredChoice {
  categories: string[]
  services: { media: string[] }
  revision: number
  /** The dialog wants a name for each reader; this one is the same for all. */
  consentId: 'reader'
  consentTimestamp: string
  lastConsentTimestamp: string
}

/** The value of the consent cookie among all cookies of a page; empty when there is none. */
export function findCookie(cookies: string, isHttps: boolean): string {
  const name = cookieName(isHttps)
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}

/**
 * The services that are switched on, by the cookie's value; null when there is no choice yet, when it belongs to another
 * version of the text, or when the value is none of ours.
 */
export function parseChoice(value: string): string[] | null {
  try {
    const stored: Partial<StoredChoice> | null = JSON.parse(decodeURIComponent(value))
    const media = stored?.services?.media
    if (stored?.revision !== consentVersion || !Array.isArray(media)) return null
    return media.filter((service) => typeof service === 'string')
  } catch {
    return null
  }
}

/** The whole cookie that keeps a choice, as `document.cookie` takes it. */
export function formatCookie(services: readonly string[], now: Date, isHttps: boolean): string {
  const stored: StoredChoice = {
    categories: services.length > 0 ? ['necessary', 'media'] : ['necessary'],
    services: { media: [...services] },
    revision: consentVersion,
    consentId: 'reader',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
  }
  const value = encodeURIComponent(JSON.stringify(stored))
  const rules = `Path=/; Max-Age=${lifetime}; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return `${cookieName(isHttps)}=${value}; ${rules}`
}
