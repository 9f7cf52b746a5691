import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import type { Editor } from '../core/editor'
import type { StepName } from '../core/history'
import styles from '../toolbar/toolbar.module.css'

/** Undo and redo, with the name of the step. */
export function UndoButtons({ editor }: { editor: Editor }) {
  const t = useTranslations('editor')
  const labelOf = (step: StepName | null) => (step ? t(`steps.${step.kind}`, { count: step.count ?? 1 }) : '')
  return (
    <div role="toolbar" aria-label={t('undo.title')} className={styles.tools} data-tour="undo">
      <IconButton
        icon="undo"
        label={t('undo.undo', { step: labelOf(editor.undoName) })}
        isDisabled={editor.undoName === null}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon="redo"
        label={t('undo.redo', { step: labelOf(editor.redoName) })}
        isDisabled={editor.redoName === null}
        onClick={() => editor.redo()}
      />
    </div>
  )
}
