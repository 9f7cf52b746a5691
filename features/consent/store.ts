import { parseChoice, readChoice, storeChoice } from './cookie'

type Listener = () => void

const changeListeners = new Set<Listener>()
const decisionListeners = new Set<Listener>()

/** Notifies the other tabs. Open only while there are listeners: an open channel keeps a page out of the back/forward cache. */
let channel: BroadcastChannel | undefined

/** What the cookie said since the last change: pages ask for each film at each render. Kept only while changes in other tabs are heard. */
let known: { services: string[] | null } | undefined

function readServices(): string[] | null {
  if (known) return known.services
  const services = parseChoice(readChoice())
  if (channel) known = { services }
  return services
}

function notify(isDecision: boolean): void {
  known = undefined
  for (const listener of changeListeners) listener()
  if (isDecision) for (const listener of decisionListeners) listener()
}

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  if (!channel && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel('consent')
    channel.onmessage = ({ data }) => notify(data === 'decision')
  }
  return () => {
    listeners.delete(listener)
    if (changeListeners.size + decisionListeners.size > 0) return
    channel?.close()
    channel = undefined
    known = undefined
  }
}

function store(services: readonly string[], isDecision: boolean): void {
  storeChoice(services, new Date())
  notify(isDecision)
  channel?.postMessage(isDecision ? 'decision' : 'addition')
}

/** The reader's choice, stored in one cookie and shared by all tabs (spec §2). */
export const consent = {
  /** The services that are switched on; null before any choice. */
  services: readServices,

  /** Calls back after every change, here or in another tab. @returns a function that unsubscribes */
  subscribe: (listener: Listener) => listen(changeListeners, listener),

  /** Calls back when the reader has decided about all services, which revokes one-time permissions. */
  onDecision: (listener: Listener) => listen(decisionListeners, listener),

  /** Stores the reader's decision about all services. */
  decide: (services: readonly string[]) => store(services, true),

  /** Switches one service on; the others stay as the cookie has them, which another tab may just have changed. */
  allow: (service: string) => store([...new Set([...(parseChoice(readChoice()) ?? []), service])], false),
}
