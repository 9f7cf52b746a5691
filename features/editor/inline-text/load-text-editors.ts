import { useEffect, useState } from 'react'
import type { RichTextBox } from './rich-text-box'

export interface TextEditors {
  RichTextBox: typeof RichTextBox
}

/** Loads the text editors on demand: their code is large and not needed to open a page. */
export function loadTextEditors(): Promise<TextEditors> {
  return import('./rich-text-box')
}

/** Returns the text editors; null before they are loaded or if loading fails. */
export function useTextEditors(): TextEditors | null {
  const [editors, setEditors] = useState<TextEditors | null>(null)
  useEffect(() => {
    loadTextEditors().then(setEditors, () => undefined)
  }, [])
  return editors
}
