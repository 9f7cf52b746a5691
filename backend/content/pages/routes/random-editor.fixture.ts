import { expect } from 'vitest'
import { type Connection, createKey, type EditingSession } from '@/tests/content/editing-session'
import type { Random } from '@/tests/random'
import {
  type Block,
  type BlockPosition,
  type EditorSimulation,
  listWithDescendants,
  toBlock,
  toOutline,
} from './editor-simulation.fixture'

const connections: readonly Connection[] = ['open', 'open', 'closed', 'one-way']

/** Performs the same random actions on an editing session and on the model, and compares both. */
export class RandomEditor {
  constructor(
    readonly session: EditingSession,
    readonly model: EditorSimulation,
    private readonly random: Random,
  ) {}

  /** Performs one random action. Requests may fail, and responses arrive immediately or later. */
  async performRandomAction(): Promise<void> {
    const { session, random } = this
    if (random.below(10) === 0) session.connection = random.pick(connections) ?? 'open'
    if (session.connection === 'open') session.editor.resume()
    if (random.below(15) === 0) session.editor.refresh()
    this.act()
    if (random.below(2) === 0) await session.settle()
  }

  private act(): void {
    const { session, model } = this
    // The editor merges edits in quick succession into one undo step, so time passes between
    // actions.
    session.time.pass(1500)
    const block = this.random.pick(model.blocks)
    const kind = this.random.below(12)
    if (kind < 2 || !block) this.insert()
    else if (kind < 6) this.write(block)
    else if (kind < 8) this.move(block)
    else if (kind < 9) this.remove(block)
    else this.repeat(kind === 11 ? 'redo' : 'undo', 1 + this.random.below(4))
    this.compare()
  }

  /** Undoes all steps to the beginning of the session and sometimes redoes them. */
  undoAll(): void {
    const [undoCount] = this.model.historyLengths
    this.repeat('undo', undoCount + 1)
    expect(this.session.editor.undoName).toBeNull()
    if (this.random.below(2) === 0) this.repeat('redo', undoCount)
  }

  /**
   * Asserts that the editor and the model have the same content and the same numbers of undo and
   * redo steps.
   */
  compare(): void {
    const { session, model } = this
    expect(toOutline(toBlock(session.getTree(model.root.key)))).toEqual(toOutline(model.root))
    const { undoName, redoName } = session.editor
    expect([undoName !== null, redoName !== null]).toEqual(model.historyLengths.map((count) => count > 0))
  }

  private repeat(direction: 'undo' | 'redo', count: number): void {
    for (let step = 0; step < count; step += 1) {
      this.session.editor[direction]()
      this.model[direction]()
      this.compare()
    }
  }

  private insert(): void {
    const model = this.random.below(4) === 0 ? 'container' : 'text'
    const data = model === 'text' ? { content: this.createWords() } : { layout: 3 }
    const tree = { key: createKey(), model, data, columns: [], children: [] }
    const position = this.pickPosition()
    const isDone = this.session.editor.execute({ type: 'insert', position, tree })
    expect(isDone).toBe(this.model.mayInsert(position, toBlock(tree)))
    if (isDone) this.model.insert(position, toBlock(tree))
  }

  private write({ key, model }: Block): void {
    if (model !== 'text') return
    const content = this.createWords()
    this.session.editor.execute({ type: 'change', key, fields: { content } })
    this.model.write(key, content)
  }

  private move({ key }: Block): void {
    const position = this.pickPosition()
    if (listWithDescendants(this.model.find(key)).some((inner) => inner.key === position.parent)) return
    // The index of a position does not count the moved block.
    const list = this.model.find(position.parent).columns[position.column] ?? []
    const index = Math.min(position.index, list.filter((block) => block.key !== key).length)
    const isDone = this.session.editor.execute({ type: 'move', key, position: { ...position, index } })
    expect(isDone).toBe(this.model.mayInsert(position, this.model.find(key)))
    if (isDone) this.model.move(key, { ...position, index })
  }

  private remove({ key }: Block): void {
    this.session.editor.execute({ type: 'remove', key })
    this.model.remove(key)
  }

  private createWords(): string {
    return `<p>Wort ${this.random.below(1_000_000)}</p>`
  }

  /** Returns a random position in the container or in a container inside it. */
  private pickPosition(): BlockPosition {
    const { model, random } = this
    const containers = [model.root, ...model.blocks.filter((block) => block.model === 'container')]
    const { key: parent, columns } = random.pick(containers) ?? model.root
    const column = random.below(2)
    return { parent, column, index: random.below((columns[column]?.length ?? 0) + 1) }
  }
}
