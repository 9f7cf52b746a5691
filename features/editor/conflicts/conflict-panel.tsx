import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { returnFocusAfterPointer, useReturnToLastField } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { useBlockName } from '../block-names/use-block-name'
import type { OpenConflict } from '../core/derived-state'
import type { Data } from '../core/document'
import type { Editor } from '../core/editor'
import toolbar from '../toolbar/toolbar.module.css'
import { BlockConflict } from './block-conflict'
import styles from './conflicts.module.css'

interface ConflictPanelProps {
  editor: Editor
  /** Scrolls to a block of the page. */
  onShow: (key: string) => void
}

/**
 * Shows a conflict with another editor: the original text, the two versions and their merge, until
 * the user selects one. Several conflicts are resolved one after another. A postponed conflict
 * stays at the top of the page.
 */
export function ConflictPanel({ editor, onShow }: ConflictPanelProps) {
  const t = useTranslations('editor.conflict')
  const getBlockName = useBlockName(editor)
  const [isOpen, setOpen] = useState(true)
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  useReturnToLastField(panel)
  const { conflicts } = editor
  const [conflict] = conflicts
  // Nothing can be saved on a deleted page.
  if (!conflict || editor.status === 'gone') return null
  const block = getBlockName(conflict.key)

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={title} data-open={isOpen ? '' : undefined}>
      <div className={styles.head}>
        <div role="alert">
          <h2 id={title}>{t('title', { block, count: conflicts.length })}</h2>
        </div>
        <ToolButton onClick={() => onShow(conflict.key)}>{t('show')}</ToolButton>
        <ToolButton
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setOpen(!isOpen)
            if (isOpen) returnFocusAfterPointer(currentTarget)
          }}
        >
          {t(isOpen ? 'later' : 'open')}
        </ToolButton>
      </div>
      {isOpen && <OpenConflictView key={conflict.key} editor={editor} conflict={conflict} />}
    </section>
  )
}

function OpenConflictView({ editor, conflict }: { editor: Editor; conflict: OpenConflict }) {
  const t = useTranslations('editor.conflict')
  const { key, localData, current } = conflict
  const resolve = (data: Data | null) => editor.resolveConflict(key, data)
  if (localData && current) {
    const model = editor.document.nodes.get(key)?.model ?? null
    return <BlockConflict conflict={{ ...conflict, localData, current }} model={model} onResolve={resolve} />
  }
  const otherName = conflict.by ?? t('someone')
  return (
    <div className={styles.deleted}>
      <p>{localData ? t('deletedThere', { by: otherName }) : t('deletedHere', { by: otherName })}</p>
      <div className={toolbar.tools}>
        <ToolButton variant="main" onClick={() => resolve(localData ?? current)}>
          {t(localData ? 'keep' : 'bringBack')}
        </ToolButton>
        <ToolButton onClick={() => resolve(null)}>{t('delete')}</ToolButton>
      </div>
    </div>
  )
}
