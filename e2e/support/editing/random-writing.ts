import { mergeWords } from '@/components/word-merge/merge-words'
import { listKeys, listKeysFrom, type Position } from '@/features/editor/core/document'
import type { Random } from '@/tests/random'
import type { EditorClient } from './editor-client'

/** Lists all randomly typed words in a value, with duplicates. */
export function listTypedWords(value: unknown): string[] {
  return JSON.stringify(value).match(/\b[ab]\d+x/g) ?? []
}

/** Random actions of editors, with a record of the words that they typed and removed. */
export class RandomWriting {
  readonly typed: string[] = []
  readonly removedWords = new Set<string>()
  /** The number of actions. */
  operations = 0

  constructor(private readonly dice: Random) {}

  act(client: EditorClient): void {
    this.operations += 1
    const { dice } = this
    const { editor } = client
    const keys = listKeysFrom(editor.document)
    const texts = keys.filter((key) => editor.document.nodes.get(key)?.model === 'text')
    const kind = dice.below(24)
    if (kind < 13 && texts.length > 0) this.type(client, dice.oneOf(texts))
    else if (kind < 16) this.insert(client)
    else if (kind < 21 && keys.length > 0) {
      editor.execute({ type: 'move', key: dice.oneOf(keys), position: this.position(client) })
    } else if (kind < 23 && keys.length > 12) this.remove(client, dice.oneOf(keys))
    else editor.refresh()
  }

  /** Resolves conflicts by merging both texts. */
  resolveAll({ editor }: EditorClient): void {
    for (const { key, base, localData, current } of editor.conflicts) {
      if (!localData || !current) editor.resolveConflict(key, localData ?? current)
      else {
        const [was, mine, theirs] = [base, localData, current].map(({ content }) => String(content ?? ''))
        const content = mergeWords(was ?? '', mine ?? '', theirs ?? '').text
        editor.resolveConflict(key, { ...localData, content })
      }
    }
  }

  private word({ name }: EditorClient): string {
    const word = `${name}${this.typed.length + 1}x`
    this.typed.push(word)
    return word
  }

  /** Types some words, one after the other. */
  private type(client: EditorClient, key: string): void {
    const { editor } = client
    for (let more = this.dice.below(4); more >= 0; more -= 1) {
      const text = String(editor.document.nodes.get(key)?.data.content ?? '').replaceAll(/<\/?p>/g, '')
      const content = `<p>${text} ${this.word(client)}</p>`
      editor.execute({ type: 'change', key, fields: { content } })
      if (more > 0) this.operations += 1
    }
  }

  private insert(client: EditorClient): void {
    const data = { content: `<p>${this.word(client)}</p>` }
    const tree = { key: crypto.randomUUID(), model: 'text', data, columns: [], children: [] }
    client.editor.execute({ type: 'insert', position: this.position(client), tree })
  }

  private remove({ editor }: EditorClient, key: string): void {
    const before = listTypedWords([...editor.document.nodes.values()])
    editor.execute({ type: 'remove', key })
    const after = new Set(listTypedWords([...editor.document.nodes.values()]))
    for (const word of before) if (!after.has(word)) this.removedWords.add(word)
  }

  private position({ editor: { document } }: EditorClient): Position {
    const { dice } = this
    const boxes = listKeysFrom(document).filter((key) => document.nodes.get(key)?.model === 'container')
    const parent = boxes.length > 0 && dice.below(2) === 0 ? dice.oneOf(boxes) : null
    const column = parent === null ? null : dice.below(2)
    return { parent, column, index: dice.below(listKeys(document, { parent, column }).length + 1) }
  }
}
