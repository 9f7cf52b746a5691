import { isInContainer } from '../document'
import type { Action } from '../reduce'
import type { Call, EditorState } from '../state'
import type { Timers } from '../timers'
import { createBackoff } from './backoff'
import { type BackendResponse, isAboutDeletedPage } from './handle-response'
import { findNextCall, listIncompleteKeys, listKeepaliveCalls } from './next-call'
import { createSaveDelays } from './save-delays'

/** The response to a call; null when the network failed. */
export type TransportResult = { status: number; body: unknown } | null
/** Sends a call; `path` is relative to `/{locale}/pageeditor-api/`. */
export type Transport = (method: string, path: string, body: unknown) => Promise<TransportResult>

/** Sends a call without waiting for the response, while the page unloads. */
export type KeepaliveTransport = (method: 'POST' | 'DELETE', path: string, body: unknown) => void

/** The state of saving, for the toolbar. The editor is `invalid` if only invalid entries remain. */
export type SyncStatus =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'incomplete'
  | 'invalid'
  | 'offline'
  | 'login-needed'
  | 'gone'
  | 'conflict'
  | 'refused'

interface SyncOptions {
  getState: () => EditorState
  /** Dispatches an action; resolves when it is in the journal. */
  dispatchAndJournal: (action: Action) => Promise<void>
  transport: Transport
  timers: Timers
  createKey: () => string
  /**
   * Receives the outcome of each call, except moves and reads (spec §4): `save`, `save-container`
   * for a call in a reusable container, or `error`. Null means that the status may have changed.
   */
  onEvent: (event: 'save' | 'save-container' | 'error' | null) => void
}

/**
 * Saves the difference between the document and the backend, one call at a time. A call whose
 * response is lost is repeated unchanged, so that it is neither applied twice nor mistaken for a
 * remote change.
 */
export function createSync({ getState, dispatchAndJournal, transport, timers, createKey, onEvent }: SyncOptions) {
  const delays = createSaveDelays(timers, startSending)
  const backoff = createBackoff(timers, startSending)
  let remoteActions: Action[] = []
  let isBusy = false
  let pendingSend = Promise.resolve()
  let isClosed = false
  let isLoginNeeded = false

  function startSending(): void {
    if (isBusy || isClosed || isLoginNeeded || backoff.isWaiting()) return
    if (remoteActions.length === 0 && !findNextCall(getState(), delays.isDebounced)) return
    pendingSend = sendAll()
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

  /** Returns false if there is nothing to send or sending must wait. */
  async function sendOne(): Promise<boolean> {
    if (!getState().pending) await dispatchRemoteActions()
    const call = findNextCall(getState(), delays.isDebounced)
    if (!call || isClosed) return false
    // Journaled before it is sent, so that it is repeated after a crash.
    if (!getState().pending) await dispatchAndJournal({ type: 'sending', call })
    if (isClosed) return false
    const response = await transport(call.method, call.path, call.body).catch(() => null)
    if (isClosed) return false
    return handleCallResponse(call, response)
  }

  async function handleCallResponse(call: Call, response: TransportResult): Promise<boolean> {
    const savedEvent = toSavedEvent(getState(), call)
    if (response === null || response.status >= 500 || response.status === 429) backoff.fail()
    else if (response.status === 401 || response.status === 403) isLoginNeeded = true
    else {
      backoff.succeed()
      const answer: BackendResponse = { ...response, newKey: createKey() }
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

  function getStatus(): SyncStatus {
    if (isLoginNeeded) return 'login-needed'
    if (backoff.hasFailed()) return 'offline'
    const blockingStatus = findBlockingStatus(getState())
    if (blockingStatus) return blockingStatus
    if (isBusy) return 'saving'
    if (findNextCall(getState())) return 'unsaved'
    return listIncompleteKeys(getState()).length > 0 ? 'incomplete' : 'saved'
  }

  return {
    getStatus,
    /**
     * Saves all changes at once, except the data of these keys, which are debounced.
     * @param isTyping true if only these data changed, so that nothing must be saved at once
     */
    scheduleSave(keys: readonly string[], isTyping = false): void {
      for (const key of keys) delays.delay(key)
      if (!isTyping) startSending()
    },
    /**
     * Queues a remote change until no call is pending, because the response to the call may be
     * about the changed module.
     */
    receive(action: Action): void {
      remoteActions.push(action)
      startSending()
    },
    /** Retries at once, after a login or when the network is back. */
    resume(): void {
      isLoginNeeded = false
      backoff.cancel()
      startSending()
    },
    /**
     * Saves without waiting for the debounce.
     * @returns a promise that resolves when nothing more can be sent
     */
    flush(): Promise<void> {
      delays.clear()
      startSending()
      return pendingSend
    },
    /** Sends unsaved data while the page unloads. Regular saving continues if the page stays. */
    sendWithKeepalive(send: KeepaliveTransport): void {
      if (isClosed || isLoginNeeded) return
      for (const { method, path, body } of listKeepaliveCalls(getState())) {
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

/** Returns the event of a successful call. */
function toSavedEvent({ document, saved }: EditorState, { key }: Call): 'save' | 'save-container' {
  return isInContainer(document, key) || isInContainer(saved, key) ? 'save-container' : 'save'
}

/** Finds the status that the editor must resolve first: a deleted page, a conflict or a refusal. */
function findBlockingStatus({ conflicts, refusals }: EditorState): 'gone' | 'conflict' | 'refused' | null {
  if ([...refusals.values()].some(isAboutDeletedPage)) return 'gone'
  if (conflicts.size > 0) return 'conflict'
  return refusals.size > 0 ? 'refused' : null
}
