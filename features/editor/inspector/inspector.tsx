import type { Ref } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { isBlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { findLock } from '../core/placement'
import { listFields } from './block-fields'
import { LockedNote } from './locked-note'
import { type Dock, Panel, type PanelHandle } from './panel'
import { useFolded } from './use-folded'

/** The form is loaded when a block is first selected. */
export const blockForm = createOnDemand(async () => (await import('./block-form')).BlockForm)

interface InspectorProps {
  editor: Editor
  /** The key of the block; null for none. */
  blockKey: string | null
  /** True while a text of the block is edited inline. */
  isWriting: boolean
  /** True if the form may be loaded. It must wait while a text of the block is being opened. */
  isLoadable: boolean
  locale: Locale
  /** The content of the docked panel; null for a panel above the page. */
  dock?: Dock | null
  /** Moves the focus to the fields; null if there are none. */
  ref?: Ref<PanelHandle>
}

/**
 * The inspector of the selected block. It is docked next to the page. In a window without space for
 * this, it is above the page and appears only for blocks with fields.
 */
export function Inspector(props: InspectorProps) {
  const { editor, blockKey: key, isWriting, isLoadable, locale, dock = null, ref } = props
  const node = key === null ? undefined : editor.document.nodes.get(key)
  const model = node && isBlockModel(node.model) ? node.model : null
  const [isFolded, setFolded] = useFolded()
  const BlockForm = useOnDemand(blockForm, isLoadable && key !== null)
  const lockedKey = key === null ? null : findLock(editor.document, key)
  const block = key !== null && model && listFields(model).length > 0 ? { key, model } : null
  if (!block && !dock) return null
  return (
    <Panel
      // The docked panel stays mounted, so that its tools keep the focus between blocks.
      key={dock ? 'dock' : block?.key}
      block={block}
      isWriting={isWriting}
      isFolded={isFolded}
      setFolded={setFolded}
      ref={ref}
      dock={dock}
      loadFields={blockForm.load}
    >
      {block && lockedKey !== null && <LockedNote editor={editor} blockKey={block.key} lockedKey={lockedKey} />}
      {block && lockedKey === null && BlockForm && (
        <BlockForm key={block.key} editor={editor} pageLocale={locale} model={block.model} blockKey={block.key} />
      )}
      {!block && dock?.emptyView}
    </Panel>
  )
}
