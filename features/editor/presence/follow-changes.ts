import type { Module } from '@/lib/contract/module'
import type { PageChangeMessage } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import type { Timers } from '../core/sync'

/** How long changes are collected before they are read, in ms. */
const collectingTime = 200
/** So many modules are read one by one; of more the whole page. */
const maxReads = 5

type Follower = Pick<
  Editor,
  'document' | 'isKnown' | 'keyOf' | 'applyRemoteChange' | 'applyRemoteRemoval' | 'refresh'
>

interface FollowParts {
  editor: Follower
  locale: string
  /** Reads a module; null where that fails. */
  readModule: (model: string, id: number) => Promise<Module | null>
  timers: Timers
}

/** Takes others' changes of a page into an editor as they arrive, those that come together at once. */
export function followChanges({ editor, locale, readModule, timers }: FollowParts) {
  let waiting: PageChangeMessage[] = []
  let timer: unknown = null
  let work = Promise.resolve()

  async function take(changes: readonly PageChangeMessage[]): Promise<void> {
    const last = new Map(changes.map((change) => [change.module, change]))
    const news = [...last.values()].filter(
      ({ module, revision }) => module === null || !editor.isKnown(module, revision),
    )
    if (last.has(null) || news.length > maxReads) editor.refresh()
    if (news.length <= maxReads) for (const change of news) await takeModule(change)
  }

  async function takeModule({ module: id, revision, by }: PageChangeMessage): Promise<void> {
    if (id === null) return
    if (revision === null) return editor.applyRemoteRemoval(id, by || null)
    const node = editor.document.nodes.get(editor.keyOf(id) ?? '')
    const module = node && (await readModule(node.model, id))
    if (module) editor.applyRemoteChange(module, by || null)
    else editor.refresh()
  }

  return {
    receive(change: PageChangeMessage): void {
      if (change.locale !== null && change.locale !== locale) return
      waiting.push(change)
      timer ??= timers.set(() => {
        const changes = waiting
        waiting = []
        timer = null
        work = work.then(() => take(changes))
      }, collectingTime)
    },
    /** Changes may be lost: reads the whole page. */
    missed: editor.refresh,
    close(): void {
      timers.clear(timer)
    },
  }
}
