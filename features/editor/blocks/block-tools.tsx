import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { MoreTools } from '../arrange/more-tools'
import { MoveDialog } from '../arrange/move-dialog'
import type { Arranging } from '../arrange/use-arranging'
import { keysFrom } from '../core/document'
import type { Editor } from '../core/editor'
import styles from '../desk/desk.module.css'
import type { Writing } from '../writing/use-writing'

interface BlockToolsProps {
  editor: Editor
  writing: Writing
  arranging: Arranging
}

/** What can be done with the chosen blocks; going from block to block is how one is chosen by keyboard. */
export function BlockTools({ editor, writing, arranging }: BlockToolsProps) {
  const t = useTranslations('editor')
  const { document } = editor
  const { keys } = arranging.chosen
  const key = writing.selected !== null && document.nodes.has(writing.selected) ? writing.selected : null
  const model = document.nodes.get(key ?? '')?.model
  const name = keys.length > 1 ? t('arrange.blocks', { count: keys.length }) : null

  const go = (step: 1 | -1) => {
    const all = keysFrom(document)
    const at = key === null ? -1 : all.indexOf(key)
    const next = at < 0 && step < 0 ? all.length - 1 : at + step
    const target = all[Math.min(Math.max(next, 0), all.length - 1)]
    if (target === undefined) return
    writing.select(target)
    window.document
      .querySelector(`[data-module="${CSS.escape(target)}"]`)
      ?.scrollIntoView({ block: 'center' })
  }

  return (
    <div role="toolbar" aria-label={t('block.title')} className={styles.tools}>
      <button type="button" className={styles.control} onClick={() => go(-1)}>
        {t('block.previous')}
      </button>
      <strong aria-live="polite">
        {name ?? (model ? arranging.names.modelName(model) : t('block.none'))}
      </strong>
      <button type="button" className={styles.control} onClick={() => go(1)}>
        {t('block.next')}
      </button>
      {key !== null && keys.length === 1 && writing.canStart(key) && (
        <button type="button" className={styles.control} onClick={() => void writing.start(key)}>
          {t('block.write')}
        </button>
      )}
      {keys.length > 0 && <Actions editor={editor} arranging={arranging} />}
      <MoreTools arranging={arranging} />
    </div>
  )
}

function Actions({ editor, arranging }: Omit<BlockToolsProps, 'writing'>) {
  const t = useTranslations('editor')
  const [isMoving, setMoving] = useState(false)
  const { canMove, moveBy, moveTo, duplicate, remove, names, chosen } = arranging
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-disabled={!canMove(-1)}
        onClick={() => moveBy(-1)}
      >
        {t('block.up')}
      </button>
      <button type="button" className={styles.control} aria-disabled={!canMove(1)} onClick={() => moveBy(1)}>
        {t('block.down')}
      </button>
      <button type="button" className={styles.control} onClick={() => setMoving(true)}>
        {t('arrange.moveTo.open')}
      </button>
      <button type="button" className={styles.control} onClick={duplicate}>
        {t('block.duplicate')}
      </button>
      <button type="button" className={styles.control} onClick={remove}>
        {t('block.remove')}
      </button>
      {isMoving && (
        <MoveDialog
          document={editor.document}
          keys={chosen.keys}
          names={names}
          onMove={moveTo}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}
