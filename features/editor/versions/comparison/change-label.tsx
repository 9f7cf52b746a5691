import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import { useModelName } from '../../block-names/use-model-name'
import { isMarked, type ModuleChange } from './compare-modules'
import styles from './comparison.module.css'
import { FieldChanges } from './field-changes'

export interface ChangeLabelProps {
  changes: readonly ModuleChange[]
  /** Restores the block of the older state; null if it cannot be restored. */
  onRestore: ((id: number) => void) | null
  isBusy: boolean
}

/** A label that describes the change of a block, with a button to restore it. */
export function ChangeLabel({ changes, onRestore, isBusy }: ChangeLabelProps) {
  const t = useTranslations('editor.compare')
  const getModelName = useModelName()
  return (
    <ul className={styles.label}>
      {changes.map(({ id, model, kinds, fields }) => (
        <li key={id} data-kind={kinds[0]}>
          <p>
            <strong>{kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}:</strong> {getModelName(model)}
            {fields.some((diff) => isFormatChange(model, diff)) && ` (${t('form')})`}
          </p>
          {onRestore && !kinds.includes('added') && (
            <BaseButton isDisabled={isBusy} onClick={() => onRestore(id)}>
              {t('restoreBlock')}
            </BaseButton>
          )}
          <FieldChanges
            model={model}
            fields={fields.filter((diff) => !isMarked(model, diff) && diff.field !== 'link_url')}
          />
        </li>
      ))}
    </ul>
  )
}

/** Returns true if only the formatting of a text changed: bold, lists, links. */
function isFormatChange(model: string, diff: FieldDiff): boolean {
  return isMarked(model, diff) && (diff.parts?.every(({ change }) => change === 'same') ?? false)
}
