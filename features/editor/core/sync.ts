import { pageKey } from './document'
import type { BackendResponse } from './handle-response'
import { incompleteKeys, nextCall } from './next-call'
import type { Action } from './reduce'
import type { Call, EditorState } from './state'

/** What a call came to; null when the network failed. */
export type Transported = { status: number; body: unknown } | null
/** Sends a call to the page editor's interface; `path` goes behind `/{locale}/pageeditor-api/`. */
export type Transport = (method: string, path: string, body: unknown) => Promise<Transported>

/** Time, so that tests need not wait. */
export interface Timers {
  set(callback: () => void, milliseconds: number): unknown
  clear(timer: unknown): void
}

/** How saving stands, for the interface. */
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

interface Parts {
  state: () => EditorState
  /** Applies an action and resolves when the journal has it. */
  dispatch: (action: Action) => Promise<void>
  transport: Transport
  timers: Timers
  newKey: () => string
  /** Told after each call but moves and reading (spec §4), and when the status may have changed (null). */
  onEvent: (event: 'save' | 'error' | null) => void
}

/** The timers of data that are being written: to the end of the pause, and to when they are sent in any case. */
interface Writing {
  pause: unknown
  limit: unknown
}

/** Data are sent when nobody wrote them for so long (decisions, content model), in milliseconds. */
const writingPause = 800
/** Who writes without a pause has what is written sent after so long. */
const longestWriting = 5000
const firstRetry = 1000
const longestRetry = 30_000

/**
 * Sends what the document has and the backend does not: one call at a time, what each leads to being known before the next. A
 * call whose answer is lost is repeated as it was, so that nothing happens twice and nothing is taken for another's change.
 */
export function createSync({ state, dispatch, transport, timers, newKey, onEvent }: Parts) {
  const writing = new Map<string, Writing>()
  let news: Action[] = []
  let isBusy = false
  let sending = Promise.resolve()
  let isClosed = false
  let isLoginNeeded = false
  let failures = 0
  let retry: unknown = null

  const waits = (key: string) => writing.has(key)
  const stopWaiting = (key: string) => {
    const { pause, limit } = writing.get(key) ?? {}
    timers.clear(pause)
    timers.clear(limit)
    writing.delete(key)
  }

  function pump(): void {
    if (isBusy || isClosed || isLoginNeeded || retry !== null) return
    if (news.length === 0 && !nextCall(state(), waits)) return
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

  /** False when there is nothing to send, or no sense in it. */
  async function sendOne(): Promise<boolean> {
    if (!state().pending) await takeNews()
    const call = nextCall(state(), waits)
    if (!call || isClosed) return false
    // What is sent is in the journal first: after a crash its answer is asked for again.
    if (!state().pending) await dispatch({ type: 'sending', call })
    if (isClosed) return false
    const answer = await transport(call.method, call.path, call.body).catch(() => null)
    if (isClosed) return false
    return take(call, answer)
  }

  async function take(call: Call, answer: Transported): Promise<boolean> {
    if (answer === null || answer.status >= 500 || answer.status === 429) {
      failures += 1
      const pause = Math.min(firstRetry * 2 ** (failures - 1), longestRetry)
      retry = timers.set(() => {
        retry = null
        pump()
      }, pause)
    } else if (answer.status === 401 || answer.status === 403) isLoginNeeded = true
    else {
      failures = 0
      const taken: BackendResponse = { ...answer, newKey: newKey() }
      await dispatch({ type: 'answered', answer: taken })
    }
    const isOk = answer !== null && answer.status < 300
    if (call.type !== 'move' && call.type !== 'read') onEvent(isOk ? 'save' : 'error')
    return failures === 0 && !isLoginNeeded
  }

  async function takeNews(): Promise<void> {
    const taken = news
    news = []
    for (const action of taken) await dispatch(action)
  }

  function status(): SyncStatus {
    if (isLoginNeeded) return 'login-needed'
    if (failures > 0) return 'offline'
    const matter = openMatter(state())
    if (matter) return matter
    if (isBusy) return 'saving'
    if (nextCall(state())) return 'unsaved'
    return incompleteKeys(state()).length > 0 ? 'incomplete' : 'saved'
  }

  return {
    status,
    /**
     * Sends what is to be sent; the data of these keys when they were not written for a while.
     * @param isWritten whether nothing but these data changed, so that there is nothing to be sent before
     */
    changed(keys: readonly string[], isWritten = false): void {
      for (const key of keys) {
        const end = () => {
          stopWaiting(key)
          pump()
        }
        const known = writing.get(key)
        timers.clear(known?.pause)
        const limit = known?.limit ?? timers.set(end, longestWriting)
        writing.set(key, { pause: timers.set(end, writingPause), limit })
      }
      if (!isWritten) pump()
    },
    /** Takes what others did as soon as no answer is outstanding that may be about the same. */
    hear(action: Action): void {
      news.push(action)
      pump()
    },
    /** The network is back, or somebody logged in: sends at once. */
    resume(): void {
      isLoginNeeded = false
      if (retry !== null) timers.clear(retry)
      retry = null
      pump()
    },
    /** Sends also what is being written, without waiting for a pause. @returns when nothing more can be sent now */
    flush(): Promise<void> {
      for (const key of [...writing.keys()]) stopWaiting(key)
      pump()
      return sending
    },
    close(): void {
      isClosed = true
      if (retry !== null) timers.clear(retry)
      for (const key of [...writing.keys()]) stopWaiting(key)
    },
  }
}

/** What somebody has to see to: the page was deleted, others changed the same, or something was refused. */
function openMatter({ conflicts, refusals }: EditorState): 'gone' | 'conflict' | 'refused' | null {
  const isGone = [...refusals.values()].some(({ call, status }) => call.key === pageKey && status === 404)
  if (isGone) return 'gone'
  if (conflicts.size > 0) return 'conflict'
  return refusals.size > 0 ? 'refused' : null
}
