import { isInContainer } from './document'
import { type BackendResponse, isAboutGonePage } from './handle-response'
import { incompleteKeys, keepaliveCalls, nextCall } from './next-call'
import type { Action } from './reduce'
import type { Call, EditorState } from './state'

/** The response to a call; null when the network failed. */
export type TransportResult = { status: number; body: unknown } | null
/** Sends a call; `path` is relative to `/{locale}/pageeditor-api/`. */
export type Transport = (method: string, path: string, body: unknown) => Promise<TransportResult>

/** Sends a call whose answer nobody waits for, although the page is about to go. */
export type KeepaliveTransport = (method: 'POST' | 'DELETE', path: string, body: unknown) => void

/** Time, so that tests need not wait. */
export interface Timers {
  set(callback: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

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

/** The timers of a module that is being typed into: the debounce, and the latest time of saving. */
interface SaveTimers {
  pause: unknown
  limit: unknown
}

/** Data are saved after this pause (decisions, content model), in milliseconds. */
const savePause = 800
/** Data are saved after this time even without a pause. */
const maxSaveDelayMs = 5000
const firstRetry = 1000
const maxRetryMs = 30_000

/**
 * Saves the difference between the document and the backend, one call at a time. A call whose response is lost is repeated
 * unchanged, so that nothing happens twice and nothing is mistaken for a remote change.
 */
export function createSync({ state, dispatchAndJournal, transport, timers, newKey, onEvent }: SyncOptions) {
  const saveTimers = new Map<string, SaveTimers>()
  let remoteActions: Action[] = []
  let isBusy = false
  let sending = Promise.resolve()
  let isClosed = false
  let isLoginNeeded = false
  let failures = 0
  let retry: unknown = null

  const isDebounced = (key: string) => saveTimers.has(key)
  const clearTimers = (key: string) => {
    const { pause, limit } = saveTimers.get(key) ?? {}
    timers.clear(pause)
    timers.clear(limit)
    saveTimers.delete(key)
  }

  function pump(): void {
    if (isBusy || isClosed || isLoginNeeded || retry !== null) return
    if (remoteActions.length === 0 && !nextCall(state(), isDebounced)) return
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
    const call = nextCall(state(), isDebounced)
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
      failures += 1
      const pause = Math.min(firstRetry * 2 ** (failures - 1), maxRetryMs)
      retry = timers.set(() => {
        retry = null
        pump()
      }, pause)
    } else if (response.status === 401 || response.status === 403) isLoginNeeded = true
    else {
      failures = 0
      const answer: BackendResponse = { ...response, newKey: newKey() }
      await dispatchAndJournal({ type: 'answered', answer })
    }
    const isOk = response !== null && response.status < 300
    if (call.type !== 'move' && call.type !== 'read') onEvent(isOk ? savedEvent : 'error')
    return failures === 0 && !isLoginNeeded
  }

  async function dispatchRemoteActions(): Promise<void> {
    const actions = remoteActions
    remoteActions = []
    for (const action of actions) await dispatchAndJournal(action)
  }

  function status(): SyncStatus {
    if (isLoginNeeded) return 'login-needed'
    if (failures > 0) return 'offline'
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
      for (const key of keys) {
        const end = () => {
          clearTimers(key)
          pump()
        }
        const running = saveTimers.get(key)
        timers.clear(running?.pause)
        const limit = running?.limit ?? timers.set(end, maxSaveDelayMs)
        saveTimers.set(key, { pause: timers.set(end, savePause), limit })
      }
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
      if (retry !== null) timers.clear(retry)
      retry = null
      pump()
    },
    /** Saves without waiting for the debounce. @returns when nothing more can be sent now */
    flush(): Promise<void> {
      for (const key of [...saveTimers.keys()]) clearTimers(key)
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
      if (retry !== null) timers.clear(retry)
      for (const key of [...saveTimers.keys()]) clearTimers(key)
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
