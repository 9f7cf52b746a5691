import { useTranslations } from 'next-intl'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { useModelName } from './use-model-name'

/** What a block of the page, or its settings, is called. */
export function useBlockName(editor: Editor): (key: string) => string {
  const t = useTranslations('editor')
  const modelName = useModelName()
  return (key) => {
    const node = editor.document.nodes.get(key)
    if (key === pageKey) return t('settings.title')
    return node ? modelName(node.model) : ''
  }
}
