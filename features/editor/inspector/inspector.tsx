import { useState } from 'react'
import { blockModels } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/locale'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { fieldsOf } from './block-fields'
import { BlockForm } from './block-form'
import { Panel } from './panel'
import { createUnsavedEntries } from './unsaved-entries'
import { useCollapsed } from './use-collapsed'

interface FieldsPanelProps {
  editor: Editor
  inlineText: Pick<InlineText, 'selected' | 'text' | 'inspectorRequest' | 'clearInspectorRequest'>
  locale: Locale
}

/** The fields of the selected block beside it; nothing for a block that has none. */
export function Inspector({ editor, inlineText, locale }: FieldsPanelProps) {
  const { selected: key, text, inspectorRequest: toFill, clearInspectorRequest: entered } = inlineText
  const node = key === null ? undefined : editor.document.nodes.get(key)
  const model = blockModels.find((known) => known === node?.model)
  const [drafts] = useState(() => createUnsavedEntries(sessionStorage))
  const [isFolded, fold] = useCollapsed()
  if (key === null || !model || fieldsOf(model).length === 0) return null
  return (
    <Panel
      key={key}
      blockKey={key}
      {...{ model, isFolded, fold, entered }}
      isWriting={text !== null}
      isToFill={toFill === key}
    >
      <BlockForm {...{ editor, model, locale, drafts }} blockKey={key} />
    </Panel>
  )
}
