import Cookies from 'js-cookie'
import { hostCookieName } from '@/lib/host-cookie'

/** The version of the consent text; with a higher one every visitor is asked again. */
export const consentVersion = 1

/** The name of the one cookie that keeps the choice. */
export function cookieName(): string {
  return hostCookieName('consent', { isHttps: isHttps() })
}

/** In days. */
const lifetime = 180

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

/**
 * The services that are switched on, by the kept choice; null when there is no choice yet, when it belongs to another
 * version of the text, or when the value is none of ours.
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

/** The reader's choice as it was kept; empty when there is none. */
export function readChoice(): string {
  return Cookies.get(cookieName()) ?? ''
}

/** A choice as it is kept. */
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

/** Keeps a choice in this browser. */
export function keepChoice(services: readonly string[], now: Date): void {
  const attributes = { expires: lifetime, sameSite: 'lax', secure: isHttps() } as const
  Cookies.set(cookieName(), formatChoice(services, now), attributes)
}

function isHttps(): boolean {
  return location.protocol === 'https:'
}
