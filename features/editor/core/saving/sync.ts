import { isInContainer } from '../document'
import type { Action } from '../reduce'
import type { Call, EditorState } from '../state'
import type { Timers } from '../timers'
import { createBackoff } from './backoff'
import { type BackendResponse, isAboutGonePage } from './handle-response'
import { incompleteKeys, keepaliveCalls, nextCall } from './next-call'
import { createSaveDelays } from './save-delays'

/** The response to a call; null when the network failed. */
export type TransportResult = { status: number; body: unknown } | null
/** Sends a call; `path` is relative to `/{locale}/pageeditor-api/`. */
export type Transport = (method: string, path: string, body: unknown) => Promise<TransportResult>

/** Sends a call whose answer nobody waits for, although the page is about to go. */
export type KeepaliveTransport = (method: 'POST' | 'DELETE', path: string, body: unknown) => void

/** The state of saving, for the toolbar. */
export type SyncStatus =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'incomplete'
  | 'offline'
  | 'login-needed'
  | 'gone'
  | 'conflict'
  | 'refused'

interface SyncOptions {
  state: () => EditorState
  /** Dispatches an action; resolves when it is in the journal. */
  dispatchAndJournal: (action: Action) => Promise<void>
  transport: Transport
  timers: Timers
  newKey: () => string
  /** Called after each call but moves and reads (spec §4), and with null when the status may have changed. */
  onEvent: (event: 'save' | 'save-container' | 'error' | null) => void
}

/**
 * Saves the difference between the document and the backend, one call at a time. A call whose response is lost is repeated
 * unchanged, so that nothing happens twice and nothing is mistaken for a remote change.
 */
export function createSync({ state, dispatchAndJournal, transport, timers, newKey, onEvent }: SyncOptions) {
  const delays = createSaveDelays(timers, pump)
  const backoff = createBackoff(timers, pump)
  let remoteActions: Action[] = []
  let isBusy = false
  let sending = Promise.resolve()
  let isClosed = false
  let isLoginNeeded = false

  function pump(): void {
    if (isBusy || isClosed || isLoginNeeded || backoff.isWaiting()) return
    if (remoteActions.length === 0 && !nextCall(state(), delays.isDelayed)) return
    sending = sendAll()
  }

  async function sendAll(): Promise<void> {
    isBusy = true
    try {
      while (await sendOne()) onEvent(null)
    } finally {
      isBusy = false
      onEvent(null)
    }
  }

  /** Returns false when there is nothing to send, or sending has to wait. */
  async function sendOne(): Promise<boolean> {
    if (!state().pending) await dispatchRemoteActions()
    const call = nextCall(state(), delays.isDelayed)
    if (!call || isClosed) return false
    // Written to the journal before it is sent, so that it is repeated after a crash.
    if (!state().pending) await dispatchAndJournal({ type: 'sending', call })
    if (isClosed) return false
    const response = await transport(call.method, call.path, call.body).catch(() => null)
    if (isClosed) return false
    return takeResponse(call, response)
  }

  async function takeResponse(call: Call, response: TransportResult): Promise<boolean> {
    const savedEvent = savedEventOf(state(), call)
    if (response === null || response.status >= 500 || response.status === 429) {
      backoff.fail()
    } else if (response.status === 401 || response.status === 403) isLoginNeeded = true
    else {
      backoff.succeed()
      const answer: BackendResponse = { ...response, newKey: newKey() }
      await dispatchAndJournal({ type: 'answered', answer })
    }
    const isOk = response !== null && response.status < 300
    if (call.type !== 'move' && call.type !== 'read') onEvent(isOk ? savedEvent : 'error')
    return !backoff.hasFailed() && !isLoginNeeded
  }

  async function dispatchRemoteActions(): Promise<void> {
    const actions = remoteActions
    remoteActions = []
    for (const action of actions) await dispatchAndJournal(action)
  }

  function status(): SyncStatus {
    if (isLoginNeeded) return 'login-needed'
    if (backoff.hasFailed()) return 'offline'
    const blocking = blockingStatus(state())
    if (blocking) return blocking
    if (isBusy) return 'saving'
    if (nextCall(state())) return 'unsaved'
    return incompleteKeys(state()).length > 0 ? 'incomplete' : 'saved'
  }

  return {
    status,
    /**
     * Saves all changes at once except the data of these keys, which are debounced.
     * @param isTyping whether nothing but these data changed, so that nothing has to be saved at once
     */
    scheduleSave(keys: readonly string[], isTyping = false): void {
      for (const key of keys) delays.delay(key)
      if (!isTyping) pump()
    },
    /** Queues a remote change until no call is under way, since its response may be about the same module. */
    receive(action: Action): void {
      remoteActions.push(action)
      pump()
    },
    /** Retries at once: the network is back, or the user has logged in. */
    resume(): void {
      isLoginNeeded = false
      backoff.cancel()
      pump()
    },
    /** Saves without waiting for the debounce. @returns when nothing more can be sent now */
    flush(): Promise<void> {
      delays.clear()
      pump()
      return sending
    },
    /** Sends what may be sent while the page goes, in addition to what is sent as ever should it stay. */
    sendWithKeepalive(send: KeepaliveTransport): void {
      if (isClosed || isLoginNeeded) return
      for (const { method, path, body } of keepaliveCalls(state())) {
        if (method !== 'GET') send(method, path, body)
      }
    },
    close(): void {
      isClosed = true
      backoff.cancel()
      delays.clear()
    },
  }
}

/** The event of a call that succeeds. */
function savedEventOf({ document, saved }: EditorState, { key }: Call): 'save' | 'save-container' {
  return isInContainer(document, key) || isInContainer(saved, key) ? 'save-container' : 'save'
}

/** What an editor has to resolve first: the page was deleted, there is a conflict, or the backend refused something. */
function blockingStatus({ conflicts, refusals }: EditorState): 'gone' | 'conflict' | 'refused' | null {
  if ([...refusals.values()].some(isAboutGonePage)) return 'gone'
  if (conflicts.size > 0) return 'conflict'
  return refusals.size > 0 ? 'refused' : null
}
