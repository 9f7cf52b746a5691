import type { Module } from '@/lib/contract/blocks/module'
import type { PageChangeMessage } from '@/lib/contract/pages/presence'
import type { Editor } from '../core/editor'
import { hasContainer, placesContainer } from '../core/reusable-containers'
import type { Timers } from '../core/timers'

/** How long changes are collected before they are read, in ms. */
const batchDelay = 200
/** Up to this number modules are read one by one; beyond it the whole page. */
const maxReads = 5

type Follower = Pick<
  Editor,
  'document' | 'hasApplied' | 'findKey' | 'applyRemoteChange' | 'applyRemoteRemoval' | 'refresh'
>

interface FollowOptions {
  editor: Follower
  locale: string
  /** Reads a module; null where that fails. */
  readModule: (model: string, id: number) => Promise<Module | null>
  timers: Timers
}

/**
 * Applies other editors' changes of a page, and of the reusable containers that it shows, to an editor as they arrive, simultaneous
 * ones in a batch.
 */
export function followChanges({ editor, locale, readModule, timers }: FollowOptions) {
  let batch: PageChangeMessage[] = []
  let timer: unknown = null
  let queue = Promise.resolve()

  async function applyChanges(changes: readonly PageChangeMessage[]): Promise<void> {
    const last = new Map(changes.map((change) => [change.module, change]))
    const unknownChanges = [...last.values()].filter(
      (change) =>
        isEditedHere(change) &&
        (change.module === null || !editor.hasApplied(change.module, change.revision)),
    )
    if (last.has(null) || unknownChanges.length > maxReads || changes.some(isPlacedHere)) editor.refresh()
    if (unknownChanges.length <= maxReads)
      for (const change of unknownChanges) await applyModuleChange(change)
  }

  const isEditedHere = ({ container }: PageChangeMessage) =>
    container === null || hasContainer(editor.document, container)
  // Its blocks are part of the data of the block that shows it.
  const isPlacedHere = ({ container }: PageChangeMessage) =>
    container !== null && placesContainer(editor.document, container)

  async function applyModuleChange({ module: id, revision, by }: PageChangeMessage): Promise<void> {
    if (id === null) return
    if (revision === null) return editor.applyRemoteRemoval(id, by || null)
    const node = editor.document.nodes.get(editor.findKey(id) ?? '')
    const module = node && (await readModule(node.model, id))
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
      }, batchDelay)
    },
    /** Changes may be lost: reads the whole page. */
    missed: editor.refresh,
    close(): void {
      timers.clear(timer)
    },
  }
}
