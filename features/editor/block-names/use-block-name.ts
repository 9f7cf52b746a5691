import { useTranslations } from 'next-intl'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { useModelName } from './use-model-name'

/** Returns a function that names a block or the page's settings. */
export function useBlockName(editor: Editor): (key: string) => string {
  const t = useTranslations('editor')
  const getModelName = useModelName()
  return (key) => {
    const node = editor.document.nodes.get(key)
    if (key === pageKey) return t('settings.title')
    return node ? getModelName(node.model) : ''
  }
}
