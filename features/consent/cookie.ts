import Cookies from 'js-cookie'
import { hostCookieName } from '@/lib/host-cookie'

/** The version of the consent text; increment it to ask every visitor again. */
export const consentVersion = 1

/** The name of the cookie that stores the choice. */
export function cookieName(): string {
  return hostCookieName('consent', { isHttps: isHttps() })
}

/** In days. */
const lifetime = 180

/** The content of the cookie: the part of the dialog library's format that it needs to show the choice again. */
interface StoredChoice {
  categories: string[]
  services: { media: string[] }
  revision: number
  /** The dialog library requires an id for each reader; this one is the same for all. */
  consentId: 'reader'
  consentTimestamp: string
  lastConsentTimestamp: string
}

/**
 * The services that are switched on in the stored choice; null if there is no choice, it belongs to another
 * version of the text, or the value is invalid.
 */
export function parseChoice(value: string): string[] | null {
  try {
    const stored: Partial<StoredChoice> | null = JSON.parse(value)
    const media = stored?.services?.media
    if (stored?.revision !== consentVersion || !Array.isArray(media)) return null
    return media.filter((service) => typeof service === 'string')
  } catch {
    return null
  }
}

/** The stored cookie value; empty if there is none. */
export function readChoice(): string {
  return Cookies.get(cookieName()) ?? ''
}

/** A choice as a cookie value. */
export function formatChoice(services: readonly string[], now: Date): string {
  const stored: StoredChoice = {
    categories: services.length > 0 ? ['necessary', 'media'] : ['necessary'],
    services: { media: [...services] },
    revision: consentVersion,
    consentId: 'reader',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
  }
  return JSON.stringify(stored)
}

/** Stores a choice in this browser. */
export function storeChoice(services: readonly string[], now: Date): void {
  const attributes = { expires: lifetime, sameSite: 'lax', secure: isHttps() } as const
  Cookies.set(cookieName(), formatChoice(services, now), attributes)
}

function isHttps(): boolean {
  return location.protocol === 'https:'
}
