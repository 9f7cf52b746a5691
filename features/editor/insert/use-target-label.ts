import { useTranslations } from 'next-intl'
import { useModelName } from '../block-names/use-model-name'
import type { EditorDocument } from '../core/document'
import type { InsertTarget } from './insert-targets'

/** Returns a function that names positions for a new block. */
export function useTargetLabel({ nodes }: EditorDocument): (target: InsertTarget) => string {
  const t = useTranslations('editor.insert')
  const getModelName = useModelName()
  return ({ side, key, position: { column } }) => {
    const name = key === null ? '' : getModelName(nodes.get(key)?.model ?? '')
    return side === 'inside' && column !== null ? t('column', { name, number: column + 1 }) : t(side, { name })
  }
}
