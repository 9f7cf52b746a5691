import type { Module } from '@/lib/contract/blocks/module'
import type { PageChangeMessage } from '@/lib/contract/pages/presence'
import type { Editor } from '../core/editor'
import { hasContainer, isContainerShown } from '../core/reusable-containers'
import type { Timers } from '../core/timers'

/** The time during which changes are collected into a batch, in ms. */
const batchDelayMs = 200
/** Maximum number of modules that are read one by one; for more changes the whole page is read. */
const maxReads = 5

type Follower = Pick<
  Editor,
  'document' | 'hasApplied' | 'findKey' | 'applyRemoteChange' | 'applyRemoteRemoval' | 'refresh'
>

interface FollowOptions {
  editor: Follower
  locale: string
  /** Fetches a module; null on failure. */
  fetchModule: (model: string, id: number) => Promise<Module | null>
  timers: Timers
}

/** Applies remote changes of a page and its reusable containers to an editor, in batches. */
export function followChanges({ editor, locale, fetchModule, timers }: FollowOptions) {
  let batch: PageChangeMessage[] = []
  let timer: unknown = null
  let queue = Promise.resolve()

  async function applyChanges(changes: readonly PageChangeMessage[]): Promise<void> {
    const lastChanges = new Map(changes.map((change) => [change.module, change]))
    const unknownChanges = [...lastChanges.values()].filter(
      (change) =>
        isEditedHere(change) && (change.module === null || !editor.hasApplied(change.module, change.revision)),
    )
    if (lastChanges.has(null) || unknownChanges.length > maxReads || changes.some(isEmbeddedHere)) editor.refresh()
    if (unknownChanges.length <= maxReads) for (const change of unknownChanges) await applyModuleChange(change)
  }

  const isEditedHere = ({ container }: PageChangeMessage) =>
    container === null || hasContainer(editor.document, container)
  // The data of a block that embeds a container contain the blocks of the container.
  const isEmbeddedHere = ({ container }: PageChangeMessage) =>
    container !== null && isContainerShown(editor.document, container)

  async function applyModuleChange({ module: id, revision, by }: PageChangeMessage): Promise<void> {
    if (id === null) return
    if (revision === null) return editor.applyRemoteRemoval(id, by || null)
    const node = editor.document.nodes.get(editor.findKey(id) ?? '')
    const module = node && (await fetchModule(node.model, id))
    if (module) editor.applyRemoteChange(module, by || null)
    else editor.refresh()
  }

  return {
    receive(change: PageChangeMessage): void {
      if (change.locale !== null && change.locale !== locale) return
      batch.push(change)
      timer ??= timers.set(() => {
        const changes = batch
        batch = []
        timer = null
        queue = queue.then(() => applyChanges(changes))
      }, batchDelayMs)
    },
    /** Reads the whole page after a gap in the events, because changes may be missing. */
    readPage: editor.refresh,
    close(): void {
      timers.clear(timer)
    },
  }
}
