import { useTranslations } from 'next-intl'
import { returnFocusAfterPointer } from '@/components/behavior/focus-origin'
import type { IconName } from '@/components/ui/icon'
import { IconLabel } from '@/components/ui/icon-label'
import { ToolButton } from '@/components/ui/tool-button'
import type { Editor } from '../core/editor'
import type { StepName } from '../core/history'
import styles from '../toolbar/toolbar.module.css'

/** The undo and redo buttons, labeled with the name of the step. */
export function UndoButtons({ editor }: { editor: Editor }) {
  const t = useTranslations('editor')
  const getLabel = (step: StepName | null) => (step ? t(`steps.${step.kind}`, { count: step.count ?? 1 }) : '')
  return (
    <div role="toolbar" aria-label={t('undo.title')} className={styles.tools} data-tour="undo">
      <StepButton
        icon="undo"
        visibleLabel={t('undo.undo', { step: '' }).trim()}
        label={t('undo.undo', { step: getLabel(editor.undoName) })}
        isDisabled={editor.undoName === null}
        onStep={() => editor.undo()}
      />
      <StepButton
        icon="redo"
        visibleLabel={t('undo.redo', { step: '' }).trim()}
        label={t('undo.redo', { step: getLabel(editor.redoName) })}
        isDisabled={editor.redoName === null}
        onStep={() => editor.redo()}
      />
    </div>
  )
}

interface StepButtonProps {
  icon: IconName
  visibleLabel: string
  label: string
  isDisabled: boolean
  onStep: () => void
}

function StepButton({ icon, visibleLabel, label, isDisabled, onStep }: StepButtonProps) {
  return (
    <ToolButton
      title={label}
      isDisabled={isDisabled}
      onClick={({ currentTarget }) => {
        onStep()
        returnFocusAfterPointer(currentTarget)
      }}
    >
      <IconLabel icon={icon} visibleLabel={visibleLabel} label={label} priority={2} />
    </ToolButton>
  )
}
