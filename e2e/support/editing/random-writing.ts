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
  readonly typedWords: string[] = []
  readonly removedWords = new Set<string>()
  operationCount = 0

  constructor(private readonly dice: Random) {}

  act(client: EditorClient): void {
    this.operationCount += 1
    const { dice } = this
    const { editor } = client
    const keys = listKeysFrom(editor.document)
    const texts = keys.filter((key) => editor.document.nodes.get(key)?.model === 'text')
    const kind = dice.below(24)
    if (kind < 13 && texts.length > 0) this.type(client, dice.oneOf(texts))
    else if (kind < 16) this.insert(client)
    else if (kind < 21 && keys.length > 0) {
      editor.execute({ type: 'move', key: dice.oneOf(keys), position: this.choosePosition(client) })
    } else if (kind < 23 && keys.length > 12) this.remove(client, dice.oneOf(keys))
    else editor.refresh()
  }

  /** Resolves conflicts by merging both texts. */
  resolveAll({ editor }: EditorClient): void {
    for (const { key, base, localData, current } of editor.conflicts) {
      if (!localData || !current) editor.resolveConflict(key, localData ?? current)
      else {
        const toText = ({ content }: Record<string, unknown>) => String(content ?? '')
        const content = mergeWords(toText(base), toText(localData), toText(current)).text
        editor.resolveConflict(key, { ...localData, content })
      }
    }
  }

  private createWord({ name }: EditorClient): string {
    const word = `${name}${this.typedWords.length + 1}x`
    this.typedWords.push(word)
    return word
  }

  /** Types some words, one after the other. */
  private type(client: EditorClient, key: string): void {
    const { editor } = client
    for (let remainingWords = this.dice.below(4); remainingWords >= 0; remainingWords -= 1) {
      const text = String(editor.document.nodes.get(key)?.data.content ?? '').replaceAll(/<\/?p>/g, '')
      const content = `<p>${text} ${this.createWord(client)}</p>`
      editor.execute({ type: 'change', key, fields: { content } })
      if (remainingWords > 0) this.operationCount += 1
    }
  }

  private insert(client: EditorClient): void {
    const data = { content: `<p>${this.createWord(client)}</p>` }
    const tree = { key: crypto.randomUUID(), model: 'text', data, columns: [], children: [] }
    client.editor.execute({ type: 'insert', position: this.choosePosition(client), tree })
  }

  private remove({ editor }: EditorClient, key: string): void {
    const wordsBefore = listTypedWords([...editor.document.nodes.values()])
    editor.execute({ type: 'remove', key })
    const wordsAfter = new Set(listTypedWords([...editor.document.nodes.values()]))
    for (const word of wordsBefore) if (!wordsAfter.has(word)) this.removedWords.add(word)
  }

  private choosePosition({ editor: { document } }: EditorClient): Position {
    const { dice } = this
    const containers = listKeysFrom(document).filter((key) => document.nodes.get(key)?.model === 'container')
    const parent = containers.length > 0 && dice.below(2) === 0 ? dice.oneOf(containers) : null
    const column = parent === null ? null : dice.below(2)
    return { parent, column, index: dice.below(listKeys(document, { parent, column }).length + 1) }
  }
}
