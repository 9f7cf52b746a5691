import { parseChoice, readChoice, storeChoice } from './cookie'

type Listener = () => void

const changeListeners = new Set<Listener>()
const decisionListeners = new Set<Listener>()

/**
 * Informs the other tabs about changes. It is open only while there are listeners, because an open
 * channel keeps pages out of the back/forward cache.
 */
let channel: BroadcastChannel | undefined

/**
 * The parsed cookie, because each player reads it at each render. It is used only while the channel
 * is open, which reports changes in other tabs.
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

/** The visitor's consent to third-party media. It is stored in a cookie for all tabs (spec §2). */
export const consent = {
  /** Returns the names of the allowed services; null before a decision. */
  getServices: readServices,

  /**
   * Calls the listener after each change in this or another tab.
   * @returns a function that removes the listener
   */
  subscribe: (listener: Listener) => listenToConsent(changeListeners, listener),

  /**
   * Calls the listener after a decision about all services, which ends permissions given only once.
   */
  onDecision: (listener: Listener) => listenToConsent(decisionListeners, listener),

  /** Stores the reader's decision about all services. */
  decide: (services: readonly string[]) => storeConsent(services, true),

  /** Allows one more service. The cookie is read first, because another tab may have changed it. */
  allow: (service: string) => storeConsent([...new Set([...(parseChoice(readChoice()) ?? []), service])], false),
}
