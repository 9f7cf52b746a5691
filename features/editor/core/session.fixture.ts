import { createEditor, type Editor, type EditorEvent } from './editor'
import { createMemoryJournal, type Journal } from './journal/journal'
import type { SimulatedBackend } from './simulated-backend.fixture'
import type { Timers } from './timers'

/** The simulated network: online, call lost, response lost, session expired, page unloading. */
export type Network = 'online' | 'offline' | 'lost' | 'expired' | 'unloading'

export class TestTime implements Timers {
  now = 0
  private lastTimer = 0
  private readonly pending = new Map<number, { dueTime: number; callback: () => void }>()

  set(callback: () => void, milliseconds: number): number {
    this.lastTimer += 1
    this.pending.set(this.lastTimer, { dueTime: this.now + milliseconds, callback })
    return this.lastTimer
  }

  clear(timer: unknown): void {
    this.pending.delete(Number(timer))
  }

  pass(milliseconds: number): void {
    this.now += milliseconds
    for (const [timer, { dueTime, callback }] of [...this.pending]) {
      if (dueTime > this.now || !this.pending.delete(timer)) continue
      callback()
    }
  }
}

/** Waits until pending promises are settled. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const maxCalls = 3000

class EndlessCallsError extends Error {}

/** An editor in a browser tab with a simulated backend. */
export class TestSession {
  network: Network = 'online'
  readonly calls: string[] = []
  readonly keepaliveCalls: string[] = []
  readonly events: EditorEvent[] = []
  private openEditor: Editor | null = null
  private keyCount = 0

  constructor(
    private readonly backend: SimulatedBackend,
    readonly name = 'a',
    readonly time = new TestTime(),
    private readonly journal: Journal = { ...createMemoryJournal(), isPersistent: true },
  ) {}

  static async start(backend: SimulatedBackend, name?: string): Promise<TestSession> {
    const session = new TestSession(backend, name)
    await session.load()
    return session
  }

  get editor(): Editor {
    if (!this.openEditor) throw new Error('The session has not begun')
    return this.openEditor
  }

  createKey = () => `${this.name}-${++this.keyCount}`

  /** Opens or reopens the page from the journal. */
  async load(): Promise<void> {
    await this.openEditor?.close()
    this.openEditor = await createEditor({
      page: this.backend.open(),
      transport: (method, path, body) => this.send(method, path, body),
      keepaliveTransport: (method, path, body) => {
        this.keepaliveCalls.push(`${method} ${path}`)
        this.backend.handle(method, path, body)
      },
      journal: this.journal,
      timers: this.time,
      clock: () => this.time.now,
      createKey: this.createKey,
      onEvent: (event) => this.events.push(event),
    })
  }

  /** Saves until nothing more can be sent. */
  async save(): Promise<void> {
    this.network = 'online'
    this.editor.resume()
    void this.editor.flush()
    await flushPromises()
    this.time.pass(60_000)
    await flushPromises()
  }

  private async send(method: string, path: string, body: unknown) {
    this.calls.push(`${method} ${path}`)
    // Without real time, a loop of calls would never end.
    if (this.calls.length > maxCalls) throw new EndlessCallsError(this.calls.slice(-6).join('\n'))
    await Promise.resolve()
    if (this.network === 'offline') return null
    if (this.network === 'unloading') return new Promise<null>(() => undefined)
    if (this.network === 'expired') return { status: 401, body: { detail: 'login' } }
    const answer = this.backend.handle(method, path, body)
    return this.network === 'lost' ? null : answer
  }
}
