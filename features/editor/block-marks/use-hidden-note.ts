import { useTranslations } from 'next-intl'
import type { EditorDocument } from '../core/document'
import { areMarked } from './block-marks'

/** The attribute of a block that visitors do not get, which the page's styles show; none for another. */
export function useHiddenNote(
  document: EditorDocument | undefined,
): (key: string) => { 'data-hidden'?: string } {
  const t = useTranslations('editor.blockMarks')
  return (key) => (document && areMarked(document, [key], 'is_hidden') ? { 'data-hidden': t('hidden') } : {})
}
