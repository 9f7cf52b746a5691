import { createEditor, type Editor, type EditorEvent } from './editor'
import { createMemoryJournal, type Journal } from './journal/journal'
import type { SimulatedBackend } from './simulated-backend.fixture'
import type { Timers } from './timers'

/** The simulated network: online, call lost, response lost, session expired, page unloading. */
export type Network = 'online' | 'offline' | 'lost' | 'expired' | 'unloading'

/** Fake timers. */
export class TestTime implements Timers {
  now = 0
  private last = 0
  private readonly pending = new Map<number, { at: number; callback: () => void }>()

  set(callback: () => void, milliseconds: number): number {
    this.last += 1
    this.pending.set(this.last, { at: this.now + milliseconds, callback })
    return this.last
  }

  clear(timer: unknown): void {
    this.pending.delete(Number(timer))
  }

  pass(milliseconds: number): void {
    this.now += milliseconds
    for (const [timer, { at, callback }] of [...this.pending]) {
      if (at > this.now || !this.pending.delete(timer)) continue
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
  private open: Editor | null = null
  private keys = 0

  constructor(
    private readonly backend: SimulatedBackend,
    readonly name = 'a',
    readonly time = new TestTime(),
    private readonly journal: Journal = { ...createMemoryJournal(), isLasting: true },
  ) {}

  static async start(backend: SimulatedBackend, name?: string): Promise<TestSession> {
    const session = new TestSession(backend, name)
    await session.load()
    return session
  }

  get editor(): Editor {
    if (!this.open) throw new Error('The session has not begun')
    return this.open
  }

  newKey = () => `${this.name}-${++this.keys}`

  /** Opens or reopens the page from the journal. */
  async load(): Promise<void> {
    await this.open?.close()
    this.open = await createEditor({
      page: this.backend.open(),
      transport: (method, path, body) => this.send(method, path, body),
      keepaliveTransport: (method, path, body) => {
        this.keepaliveCalls.push(`${method} ${path}`)
        this.backend.handle(method, path, body)
      },
      journal: this.journal,
      timers: this.time,
      clock: () => this.time.now,
      newKey: this.newKey,
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
