import Cookies from 'js-cookie'
import { hostCookieName } from '@/lib/host-cookie'

/** The version of the consent text; increment it to ask all visitors again. */
export const consentVersion = 1

/** Returns the name of the cookie with the choice. */
export function getCookieName(): string {
  return hostCookieName('consent', { isHttps: isHttps() })
}

/** The lifetime of the cookie in days. */
export const lifetimeDays = 180

/** The content of the cookie: the part of the dialog library's format that restores the choice. */
interface StoredChoice {
  categories: string[]
  services: { media: string[] }
  revision: number
  /** Required by the dialog library; equal for all readers. */
  consentId: 'reader'
  consentTimestamp: string
  lastConsentTimestamp: string
}

/**
 * Parses the allowed services. Returns null for an absent or invalid choice, and for another
 * version of the text.
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

/** Returns the stored cookie value; empty if absent. */
export function readChoice(): string {
  return Cookies.get(getCookieName()) ?? ''
}

/** Formats a choice as a cookie value. */
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

/** Stores a choice in this browser. */
export function storeChoice(services: readonly string[], now: Date): void {
  const attributes = { expires: lifetimeDays, sameSite: 'lax', secure: isHttps() } as const
  Cookies.set(getCookieName(), formatChoice(services, now), attributes)
}

function isHttps(): boolean {
  return location.protocol === 'https:'
}
