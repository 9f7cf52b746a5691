import { parseChoice, readChoice, storeChoice } from './cookie'

type Listener = () => void

const changeListeners = new Set<Listener>()
const decisionListeners = new Set<Listener>()

/** Notifies the other tabs. Open only while there are listeners: an open channel keeps a page out of the back/forward cache. */
let channel: BroadcastChannel | undefined

function notify(isDecision: boolean): void {
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
  }
}

function store(services: readonly string[], isDecision: boolean): void {
  storeChoice(services, new Date())
  notify(isDecision)
  channel?.postMessage(isDecision ? 'decision' : 'addition')
}

/** The reader's choice, stored in one cookie and shared by all tabs (spec §2). */
export const consent = {
  /** The choice as a string that changes with it; `consent.services` reads it. */
  snapshot: readChoice,

  /** The services that are switched on; null before any choice. */
  services: (): string[] | null => parseChoice(consent.snapshot()),

  /** Calls back after every change, here or in another tab. @returns a function that unsubscribes */
  subscribe: (listener: Listener) => listen(changeListeners, listener),

  /** Calls back when the reader has decided about all services, which revokes one-time permissions. */
  onDecision: (listener: Listener) => listen(decisionListeners, listener),

  /** Stores the reader's decision about all services. */
  decide: (services: readonly string[]) => store(services, true),

  /** Switches one service on; the others stay as they are. */
  allow: (service: string) => store([...new Set([...(consent.services() ?? []), service])], false),
}
