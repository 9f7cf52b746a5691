import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { InlineTextEditor } from '../inline-text/inline-text-editor'
import type { TextEditor } from '../inline-text/use-open-text'
import { virtualizeBlocks } from '../inline-text/virtualize-blocks'
import { insertText } from '../insert/insert-block'
import { createTextFlow } from '../text-flow/text-flow'
import type { TextWalk } from '../text-flow/use-text-walk'
import { useBlocks } from './state/blocks'
import { useEditing } from './state/editing'
import { usePageFacts } from './state/page-facts'
import { usePanels } from './state/panels'

/** The editor of the current text, with handlers for its edges, pasted blocks and comments. */
export function WrittenTextEditor({ textEditor, walk }: { textEditor: TextEditor; walk: TextWalk }) {
  const t = useTranslations('editor')
  const { root, hasFeedback } = usePageFacts()
  const { editor, editorInEditView } = useEditing()
  const { selection, inlineText, blockActions, announce } = useBlocks()
  const { setInsertPlace, openThread } = usePanels()
  const { text } = inlineText
  const { location, props } = textEditor
  const { key } = location
  const handleEdge = createTextFlow({
    editor: editorInEditView,
    selection,
    inlineText,
    root,
    walk,
    announce: (event) => announce(t(`flow.${event}`)),
    onBegin: () => editor !== null && insertText({ editor, selection, inlineText }),
    onOffer: (key) => setInsertPlace({ side: 'instead', key }),
  })
  useEffect(() => (text && root.current ? virtualizeBlocks(root.current) : undefined), [text, root])
  return (
    <InlineTextEditor
      {...props}
      label={t('text.label')}
      onPaste={(pastedContent) => blockActions.clipboard.pasteIntoText({ ...pastedContent, key })}
      onEdge={(edge) => handleEdge(edge, location)}
      onComment={hasFeedback ? () => openThread({ id: null }) : null}
    />
  )
}
