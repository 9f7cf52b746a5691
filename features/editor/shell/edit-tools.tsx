import { type RefObject, useRef } from 'react'
import type { Locale } from '@/lib/contract/locale'
import { BlockTools } from '../block-actions/block-tools'
import type { BlockActions } from '../block-actions/use-block-actions'
import type { Editor } from '../core/editor'
import type { InlineText } from '../inline-text/use-inline-text'
import { InsertPanel } from '../insert/insert-panel'
import type { InsertPlace } from '../insert/insert-targets'
import { Inspector } from '../inspector/inspector'
import type { PanelHandle } from '../inspector/panel'
import { PictureDrop } from '../pictures/picture-drop'
import type { Selection } from '../selection/use-selection'
import styles from '../toolbar/toolbar.module.css'
import { UndoButtons } from '../undo/undo-buttons'

interface EditToolsProps {
  editor: Editor
  selection: Selection
  inlineText: InlineText
  blockActions: BlockActions
  root: RefObject<HTMLDivElement | null>
  locale: Locale
  insertPlace: InsertPlace | null
  onInsertPlace: (side: InsertPlace | null) => void
}

/** The tools that change blocks. */
export function EditTools(props: EditToolsProps) {
  const { editor, selection, inlineText, blockActions, root, locale, insertPlace, onInsertPlace } = props
  const inspector = useRef<PanelHandle>(null)
  return (
    <>
      <PictureDrop editor={editor} locale={locale} selection={selection} />
      <div className={styles.controls}>
        <InsertPanel
          {...{ editor, selection, inlineText, root }}
          place={insertPlace}
          onPlace={onInsertPlace}
          enterFields={() => inspector.current?.enter()}
        />
        <BlockTools editor={editor} inlineText={inlineText} blockActions={blockActions} />
        <Inspector
          {...{ editor, locale }}
          ref={inspector}
          blockKey={selection.active}
          isWriting={inlineText.text !== null}
        />
        <UndoButtons editor={editor} />
      </div>
    </>
  )
}
