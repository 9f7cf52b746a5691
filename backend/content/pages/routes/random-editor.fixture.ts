import { expect } from 'vitest'
import { type EditingSession, newKey, type Way } from '@/tests/content/editing-session'
import type { Random } from '@/tests/random'
import {
  type Block,
  type BlockModel,
  type BlockPosition,
  toBlock,
  toOutline,
  within,
} from './block-model.fixture'

const ways: readonly Way[] = ['open', 'open', 'closed', 'one-way']

/** Performs random actions on an editing session and on the model alike, and compares both. */
export class RandomEditor {
  constructor(
    readonly session: EditingSession,
    readonly model: BlockModel,
    private readonly dice: Random,
  ) {}

  /** Performs a random action; requests may fail, and responses arrive at once or later. */
  async turn(): Promise<void> {
    const { session, dice } = this
    if (dice.below(10) === 0) session.way = dice.pick(ways) ?? 'open'
    if (session.way === 'open') session.editor.resume()
    if (dice.below(15) === 0) session.editor.refresh()
    this.act()
    if (dice.below(2) === 0) await session.settle()
  }

  private act(): void {
    const { session, model } = this
    // A later edit becomes a separate step.
    session.time.pass(1500)
    const block = this.dice.pick(model.blocks)
    const kind = this.dice.below(12)
    if (kind < 2 || !block) this.insert()
    else if (kind < 6) this.write(block)
    else if (kind < 8) this.move(block)
    else if (kind < 9) this.remove(block)
    else this.travel(kind === 11 ? 'redo' : 'undo', 1 + this.dice.below(4))
    this.compare()
  }

  /** Undoes all steps to the beginning of the session and redoes them. */
  travelFar(): void {
    const [back] = this.model.steps
    this.travel('undo', back + 1)
    expect(this.session.editor.undoName).toBeNull()
    if (this.dice.below(2) === 0) this.travel('redo', back)
  }

  /** Asserts that editor and model have equal content and equally many undo and redo steps. */
  compare(): void {
    const { session, model } = this
    expect(toOutline(toBlock(session.tree(model.root.key)))).toEqual(toOutline(model.root))
    const { undoName, redoName } = session.editor
    expect([undoName !== null, redoName !== null]).toEqual(model.steps.map((count) => count > 0))
  }

  private travel(direction: 'undo' | 'redo', count: number): void {
    for (let step = 0; step < count; step += 1) {
      this.session.editor[direction]()
      this.model[direction]()
      this.compare()
    }
  }

  private insert(): void {
    const model = this.dice.below(4) === 0 ? 'container' : 'text'
    const data = model === 'text' ? { content: this.words() } : { layout: 3 }
    const tree = { key: newKey(), model, data, columns: [], children: [] }
    const position = this.position()
    const isDone = this.session.editor.execute({ type: 'insert', position, tree })
    expect(isDone).toBe(this.model.mayInsert(position, toBlock(tree)))
    if (isDone) this.model.insert(position, toBlock(tree))
  }

  private write({ key, model }: Block): void {
    if (model !== 'text') return
    const content = this.words()
    this.session.editor.execute({ type: 'change', key, fields: { content } })
    this.model.write(key, content)
  }

  private move({ key }: Block): void {
    const position = this.position()
    if (within(this.model.find(key)).some((inner) => inner.key === position.parent)) return
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

  private words(): string {
    return `<p>Wort ${this.dice.below(1_000_000)}</p>`
  }

  /** Returns a random position in its container or in a nested one. */
  private position(): BlockPosition {
    const { model, dice } = this
    const boxes = [model.root, ...model.blocks.filter((block) => block.model === 'container')]
    const { key: parent, columns } = dice.pick(boxes) ?? model.root
    const column = dice.below(2)
    return { parent, column, index: dice.below((columns[column]?.length ?? 0) + 1) }
  }
}
