import { useTranslations } from 'next-intl'
import { useBlockShortcuts } from '../block-actions/use-block-shortcuts'
import { beginText } from '../insert/insert-block'
import { useTextFlow } from '../text-flow/use-text-flow'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePanels } from './state/panels'

/** The editor of the text that is written, and the keys that lead from one text or block to the next. */
export function WrittenText() {
  const t = useTranslations('editor')
  const { root, hasFeedback } = usePageFacts()
  const { editor, edited, isEditView } = useEditing()
  const { selection, inlineText, blockActions, announce } = useBlocks()
  const { setInsertPlace, openThread } = usePanels()
  const textFlow = useTextFlow({
    editor: edited,
    selection,
    inlineText,
    root,
    announce: (event) => announce(t(`flow.${event}`)),
    onBegin: () => editor !== null && beginText({ editor, selection, inlineText }),
    onOffer: (key) => setInsertPlace({ side: 'instead', key }),
  })
  useBlockShortcuts(blockActions, { isActive: isEditView, inlineText, textFlow })
  if (!inlineText.textEditor) return null
  const { id, Component, at, props } = inlineText.textEditor
  const { key, field } = at
  return (
    <Component
      key={id}
      {...props}
      label={t('text.label')}
      onPaste={(pasted) => blockActions.clipboard.pasteIntoText({ ...pasted, key, field })}
      onEdge={(edge) => textFlow.handleEdge(edge, at)}
      onComment={hasFeedback ? () => openThread({ id: null }) : null}
    />
  )
}
