import { findTree, listKeys, type Tree } from '@/features/editor/core/document'
import { createEditor, type Editor } from '@/features/editor/core/editor'
import { createMemoryJournal } from '@/features/editor/core/journal/journal'
import type { TransportResult } from '@/features/editor/core/saving/sync'
import { TestTime } from '@/features/editor/core/session.fixture'
import type { TestEditor } from './page-editor'

/** State of the connection to the backend. `closed` loses calls, `one-way` loses responses. */
export type Connection = 'open' | 'closed' | 'one-way'

const maxRounds = 400
let keyCount = 0

/** The core of the page editor with the real backend and a simulated clock. */
export class EditingSession {
  connection: Connection = 'open'
  readonly time = new TestTime()
  private readonly pendingCalls = new Set<Promise<unknown>>()

  private openEditor: Editor | null = null

  private constructor(private readonly caller: TestEditor) {}

  static async start(caller: TestEditor, pageId: number): Promise<EditingSession> {
    const session = new EditingSession(caller)
    const readPath = `page/${pageId}/draft/`
    const { modules, revision, title } = await caller.page('GET', readPath)
    session.openEditor = await createEditor({
      page: { id: pageId, locale: 'de', readPath, modules, settings: { title }, revision },
      transport: (...call) => session.send(...call),
      journal: createMemoryJournal(),
      keepaliveTransport: () => undefined,
      timers: session.time,
      clock: () => session.time.now,
      createKey,
    })
    return session
  }

  get editor(): Editor {
    if (!this.openEditor) throw new Error('The session has not started.')
    return this.openEditor
  }

  /** Returns the key of a top-level module. */
  getTopKey(index: number): string {
    return listKeys(this.editor.document, { parent: null, column: null })[index] ?? ''
  }

  /** Returns a module of the editor with its descendants. */
  getTree(key: string): Tree {
    const tree = findTree(this.editor.document, key)
    if (!tree) throw new Error(`The editor has no module ${key}.`)
    return tree
  }

  /** Waits until pending calls are answered and handled. */
  async settle(): Promise<void> {
    await Promise.all(this.pendingCalls)
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /**
   * Sends all changes and reads those of other editors.
   * @throws Error if changes remain unsaved
   */
  async save(): Promise<void> {
    this.connection = 'open'
    this.editor.refresh()
    for (let round = 0; round < maxRounds; round += 1) {
      this.editor.resume()
      void this.editor.flush()
      await this.settle()
      if (this.editor.status === 'saved' && this.pendingCalls.size === 0) return
    }
    const { status, refusals, conflicts } = this.editor
    throw new Error(`The session stays ${status}: ${JSON.stringify({ refusals, conflicts })}`)
  }

  private async send(method: string, path: string, body: unknown): Promise<TransportResult> {
    if (this.connection === 'closed') return null
    const call = this.caller.call(method, path, body ?? undefined)
    this.pendingCalls.add(call)
    try {
      const result = await call
      return this.connection === 'one-way' ? null : result
    } finally {
      this.pendingCalls.delete(call)
    }
  }
}

export function createKey(): string {
  keyCount += 1
  return `00000000-0000-4000-8000-${String(keyCount).padStart(12, '0')}`
}
