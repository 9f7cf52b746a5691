import { expect, it } from 'vitest'
import { type Random, random } from '@/tests/random'
import { type Data, listKeys, listKeysFrom, type Position, pageKey } from './document'
import { createTree } from './example.fixture'
import type { Operation } from './operations'
import { flushPromises, type Network, TestSession } from './session.fixture'
import { SimulatedBackend, toOutline } from './simulated-backend.fixture'

const startTrees = [
  createTree('t1'),
  createTree('t2', 'container', { columns: [[createTree('t3'), createTree('t4')], [createTree('t5')]] }),
  createTree('t6', 'faq', { children: [createTree('t7', 'faqitem', { children: [createTree('t8')] })] }),
  createTree('t9'),
]

const startBackend = () => new SimulatedBackend(startTrees, { title: 'Start', slug: 'start' })
const extractWords = (value: unknown) => new Set(JSON.stringify(value).match(/<[ab]\d+>/g) ?? [])
const listWords = ({ editor: { document } }: TestSession) =>
  extractWords([document.settings, [...document.nodes.values()]])

class Run {
  readonly typedWords = new Set<string>()
  /** Words that an editor removed on purpose. */
  readonly removedWords = new Set<string>()
  private count = 0

  constructor(private readonly dice: Random) {}

  act(session: TestSession): void {
    const { dice } = this
    const keys = listKeysFrom(session.editor.document)
    const kind = dice.below(12)
    if (kind < 5) this.typeWord(session, keys)
    else if (kind === 5) this.perform(session, this.createInsertion(session, keys))
    else if (kind === 6) this.perform(session, this.createMove(session, keys))
    else if (kind === 7 && keys.length > 4) this.perform(session, { type: 'remove', key: dice.oneOf(keys) })
    else if (kind === 8) this.undo(session)
    else if (kind === 9) this.recordRemovedWords(session, () => session.editor.redo())
    else if (kind === 10) session.time.pass(dice.below(2000))
    else this.extendTitle(session)
  }

  private createWord({ name }: TestSession): string {
    const word = `<${name}${++this.count}>`
    this.typedWords.add(word)
    return word
  }

  private typeWord(session: TestSession, keys: string[]): void {
    if (keys.length === 0) return
    const { editor } = session
    const key = this.dice.oneOf(keys)
    const field = this.dice.oneOf(['content', 'content', 'anchor'])
    const old = String(editor.document.nodes.get(key)?.data[field] ?? '')
    editor.execute({ type: 'change', key, fields: { [field]: `${old}${this.createWord(session)} ` } })
  }

  private extendTitle(session: TestSession): void {
    const title = `${session.editor.document.settings.title}${this.createWord(session)} `
    session.editor.execute({ type: 'change', key: pageKey, fields: { title } })
  }

  private choosePosition({ editor: { document } }: TestSession, keys: string[]): Position {
    const { dice } = this
    const parent = dice.below(2) === 0 || keys.length === 0 ? null : dice.oneOf(keys)
    const model = parent === null ? null : document.nodes.get(parent)?.model
    const column = model === 'container' ? dice.below(2) : null
    return { parent, column, index: dice.below(listKeys(document, { parent, column }).length + 1) }
  }

  private createInsertion(session: TestSession, keys: string[]): Operation {
    const model = this.dice.oneOf(['text', 'container', 'quote'])
    const data: Data = model === 'container' ? { layout: 3 } : { content: '' }
    const columns =
      model === 'container'
        ? [[createTree(session.createKey(), 'text', { data: { content: this.createWord(session) } })]]
        : []
    const position = this.choosePosition(session, keys)
    const block = { key: session.createKey(), model, data, columns, children: [] }
    return { type: 'insert', position, tree: block }
  }

  private createMove(session: TestSession, keys: string[]): Operation {
    const key = keys.length > 0 ? this.dice.oneOf(keys) : ''
    return { type: 'move', key, position: this.choosePosition(session, keys) }
  }

  private perform(session: TestSession, operation: Operation): void {
    this.recordRemovedWords(session, () => session.editor.execute(operation))
    for (const word of this.typedWords) {
      const isInserted = operation.type === 'insert' && JSON.stringify(operation.tree).includes(word)
      if (isInserted && !listWords(session).has(word)) this.removedWords.add(word)
    }
  }

  /** Undo by one editor must not remove the words of another. */
  private undo(session: TestSession): void {
    const lostWords = this.recordRemovedWords(session, () => session.editor.undo())
    expect(lostWords.filter((word) => word[1] !== session.name)).toEqual([])
  }

  recordRemovedWords(session: TestSession, act: () => void): string[] {
    const before = listWords(session)
    act()
    const after = listWords(session)
    const lostWords = [...before].filter((word) => !after.has(word))
    for (const word of lostWords) this.removedWords.add(word)
    return lostWords
  }
}

interface Notification {
  session: TestSession
  id: number | null
}

/** Notifies an editor of a remote change. Returns false if it is offline. */
function deliver(backend: SimulatedBackend, { session, id }: Notification): boolean {
  if (session.network !== 'online') return false
  const module = id === null ? null : backend.read(id)
  if (id === null) session.editor.refresh()
  else if (module) session.editor.applyRemoteChange(module, 'Edda')
  else session.editor.applyRemoteRemoval(id, 'Edda')
  return true
}

/** Resolves a conflict: keeps both texts, or the local module if the other editor deleted it. */
function resolveAll(session: TestSession): void {
  for (const { key, localData, current, fields } of session.editor.conflicts) {
    if (!localData) session.editor.resolveConflict(key, current)
    else {
      const joinedTexts = fields.map((name) => [name, `${localData[name] ?? ''}${current?.[name] ?? ''}`])
      session.editor.resolveConflict(key, { ...localData, ...(current ? Object.fromEntries(joinedTexts) : {}) })
    }
  }
}

async function saveAll(sessions: readonly TestSession[]): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    for (const session of sessions) {
      resolveAll(session)
      await session.save()
      session.editor.refresh()
      await session.save()
    }
  }
}

/** An empty quotation is not sent until it has words. */
function fillQuotes({ editor }: TestSession): void {
  for (const { key, model, data } of editor.document.nodes.values()) {
    if (model !== 'quote' || String(data.content ?? '').trim() !== '') continue
    editor.execute({ type: 'change', key, fields: { content: 'Titel' } })
  }
}

const seeds = Array.from({ length: 40 }, (_, index) => 1000 + index)

it.each(seeds)(
  'two editors lose nothing and end with what the backend has (seed %i)',
  async (seed) => {
    const dice = random(seed)
    const backend = startBackend()
    const sessions = [await TestSession.start(backend, 'a'), await TestSession.start(backend, 'b')]
    const run = new Run(dice)
    let notifications: Notification[] = []
    let actingSession: TestSession | null = null
    backend.onChange = (id) => {
      for (const session of sessions) if (session !== actingSession) notifications.push({ session, id })
    }
    for (let turn = 0; turn < 80; turn += 1) {
      const session = dice.oneOf(sessions)
      actingSession = session
      if (dice.below(8) === 0) session.network = dice.oneOf<Network>(['online', 'online', 'offline', 'lost', 'expired'])
      if (dice.below(25) === 0) await session.load()
      if (session.network === 'online') session.editor.resume()
      run.act(session)
      if (dice.below(2) === 0) await flushPromises()
      actingSession = null
      notifications = notifications.filter((entry) => dice.below(3) > 0 || !deliver(backend, entry))
    }
    await saveAll(sessions)
    for (const session of sessions) fillQuotes(session)
    await saveAll(sessions)
    for (const session of sessions) {
      expect(session.editor.status).toBe('saved')
      expect(session.editor.changedKeys).toEqual(new Set())
      expect(toOutline(session.editor.document)).toEqual(backend.getOutline())
    }
    const savedWords = extractWords(backend.getTexts())
    expect([...run.typedWords].filter((word) => !savedWords.has(word) && !run.removedWords.has(word))).toEqual([])
  },
  20_000,
)

it.each(seeds)(
  'undoing everything leads back to the start (seed %i)',
  async (seed) => {
    const dice = random(seed)
    const backend = startBackend()
    const session = await TestSession.start(backend)
    const start = toOutline(session.editor.document)
    const run = new Run(dice)
    for (let turn = 0; turn < 60; turn += 1) {
      if (dice.below(8) === 0) session.network = dice.oneOf<Network>(['online', 'online', 'offline', 'lost'])
      if (dice.below(20) === 0) await session.load()
      run.act(session)
      if (dice.below(3) === 0) await flushPromises()
    }
    if (dice.below(2) === 0) await session.save()
    while (session.editor.undoName) session.editor.undo()
    expect(toOutline(session.editor.document)).toEqual(start)
    await saveAll([session])
    expect(session.editor.status).toBe('saved')
    expect(backend.getOutline()).toEqual(start)
    expect(toOutline(session.editor.document)).toEqual(start)
  },
  20_000,
)
