import { useEffect, useState } from 'react'
import type { RichTextBox } from './rich-text-box'

export interface TextEditors {
  RichTextBox: typeof RichTextBox
}

/** Loads the text editors on demand: a large part of the code, not needed to open a page. */
export function loadTextEditors(): Promise<TextEditors> {
  return import('./rich-text-box')
}

/** The text editors; null until they are loaded, or if that fails. */
export function useTextEditors(): TextEditors | null {
  const [editors, setEditors] = useState<TextEditors | null>(null)
  useEffect(() => {
    loadTextEditors().then(setEditors, () => undefined)
  }, [])
  return editors
}
