import { useMemo, useState } from 'react'
import { blockModels } from '@/lib/contract/blocks/models'
import type { Locale } from '@/lib/contract/locale'
import type { Editor } from '../core/editor'
import type { Writing } from '../writing/use-writing'
import { blockFields } from './block-fields'
import { BlockForm } from './block-form'
import { createDrafts } from './drafts'
import { createLookups } from './lookups'
import { Panel } from './panel'
import { useFolded } from './use-folded'

interface FieldsPanelProps {
  editor: Editor
  writing: Pick<Writing, 'selected' | 'text' | 'toFill' | 'entered'>
  locale: Locale
}

/** The fields of the chosen block beside it; nothing for a block that has none. */
export function FieldsPanel({ editor, writing, locale }: FieldsPanelProps) {
  const { selected: key, text, toFill, entered } = writing
  const node = key === null ? undefined : editor.document.nodes.get(key)
  const model = blockModels.find((known) => known === node?.model)
  const lookups = useMemo(() => createLookups(locale), [locale])
  const [drafts] = useState(() => createDrafts(sessionStorage))
  const [isFolded, fold] = useFolded()
  if (key === null || !model || blockFields[model].length === 0) return null
  return (
    <Panel
      key={key}
      blockKey={key}
      {...{ model, isFolded, fold, entered }}
      isWriting={text !== null}
      isToFill={toFill === key}
    >
      <BlockForm {...{ editor, model, locale, lookups, drafts }} blockKey={key} />
    </Panel>
  )
}
