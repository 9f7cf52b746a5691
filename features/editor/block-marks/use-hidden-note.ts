import { useTranslations } from 'next-intl'
import type { EditorDocument } from '../core/document'
import { areMarked } from './block-marks'

/**
 * Returns a function that maps a block's key to the attribute by which the editor's styles mark a
 * hidden block. It returns no attributes for a visible block.
 */
export function useHiddenNote(document: EditorDocument | undefined): (key: string) => { 'data-hidden'?: string } {
  const t = useTranslations('editor.blockMarks')
  return (key) => (document && areMarked(document, [key], 'is_hidden') ? { 'data-hidden': t('hidden') } : {})
}
