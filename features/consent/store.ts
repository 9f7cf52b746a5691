import { parseChoice, readChoice, storeChoice } from './cookie'

type Listener = () => void

const changeListeners = new Set<Listener>()
const decisionListeners = new Set<Listener>()

/**
 * Notifies the other tabs. Open only with listeners: an open channel prevents the back/forward
 * cache.
 */
let channel: BroadcastChannel | undefined

/**
 * The parsed cookie, since each film reads it at each render. Cached only while the channel reports
 * changes of other tabs.
 */
let cachedConsent: { services: string[] | null } | undefined

function readServices(): string[] | null {
  if (cachedConsent) return cachedConsent.services
  const services = parseChoice(readChoice())
  if (channel) cachedConsent = { services }
  return services
}

function notifyListeners(isDecision: boolean): void {
  cachedConsent = undefined
  for (const listener of changeListeners) listener()
  if (isDecision) for (const listener of decisionListeners) listener()
}

function listenToConsent(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  if (!channel && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel('consent')
    channel.onmessage = ({ data }) => notifyListeners(data === 'decision')
  }
  return () => {
    listeners.delete(listener)
    if (changeListeners.size + decisionListeners.size > 0) return
    channel?.close()
    channel = undefined
    cachedConsent = undefined
  }
}

function storeConsent(services: readonly string[], isDecision: boolean): void {
  storeChoice(services, new Date())
  notifyListeners(isDecision)
  channel?.postMessage(isDecision ? 'decision' : 'addition')
}

/** The reader's choice, stored in one cookie and shared by all tabs (spec §2). */
export const consent = {
  /** Returns the allowed services; null before a choice. */
  services: readServices,

  /**
   * Subscribes to changes, here and in other tabs.
   * @returns a function that unsubscribes
   */
  subscribe: (listener: Listener) => listenToConsent(changeListeners, listener),

  /** Subscribes to decisions about all services, which revoke one-time permissions. */
  onDecision: (listener: Listener) => listenToConsent(decisionListeners, listener),

  /** Stores the reader's decision about all services. */
  decide: (services: readonly string[]) => storeConsent(services, true),

  /** Allows one more service. Reads the cookie first, since another tab may have changed it. */
  allow: (service: string) =>
    storeConsent([...new Set([...(parseChoice(readChoice()) ?? []), service])], false),
}
