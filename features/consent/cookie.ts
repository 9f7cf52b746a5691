import Cookies from 'js-cookie'
import { toHostCookieName } from '@/lib/host-cookie'

/** The version of the consent text. If it is increased, all visitors are asked again. */
export const consentVersion = 1

export function getCookieName(): string {
  return toHostCookieName('consent', { isHttps: isHttps() })
}

export const cookieLifetimeDays = 180

/** The content of the cookie: what the dialog library needs to restore a decision. */
interface StoredChoice {
  categories: string[]
  services: { media: string[] }
  revision: number
  /**
   * The dialog library requires an id. It is the same for all visitors, so that it identifies none.
   */
  consentId: 'reader'
  consentTimestamp: string
  lastConsentTimestamp: string
}

/**
 * Parses the allowed services. Returns null if the value is missing, invalid, or belongs to another
 * version of the consent text.
 */
export function parseChoice(value: string): string[] | null {
  try {
    const storedChoice: Partial<StoredChoice> | null = JSON.parse(value)
    const media = storedChoice?.services?.media
    if (storedChoice?.revision !== consentVersion || !Array.isArray(media)) return null
    return media.filter((service) => typeof service === 'string')
  } catch {
    return null
  }
}

/** Returns the value of the cookie; empty if there is none. */
export function readChoice(): string {
  return Cookies.get(getCookieName()) ?? ''
}

/** Formats a decision as the value of the cookie. */
export function formatChoice(services: readonly string[], now: Date): string {
  const storedChoice: StoredChoice = {
    categories: services.length > 0 ? ['necessary', 'media'] : ['necessary'],
    services: { media: [...services] },
    revision: consentVersion,
    consentId: 'reader',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
  }
  return JSON.stringify(storedChoice)
}

export function storeChoice(services: readonly string[], now: Date): void {
  const attributes = { expires: cookieLifetimeDays, sameSite: 'lax', secure: isHttps() } as const
  Cookies.set(getCookieName(), formatChoice(services, now), attributes)
}

function isHttps(): boolean {
  return location.protocol === 'https:'
}
