import { useEffect, useState } from 'react'
import type { InlineTextEditor } from './inline-text-editor'
import type { RichTextBox } from './rich-text-box'

export interface TextEditors {
  InlineTextEditor: typeof InlineTextEditor
  RichTextBox: typeof RichTextBox
}

/** Loads the text editors on demand: a large part of the code, not needed to open a page. */
export async function loadTextEditors(): Promise<TextEditors> {
  const [inPlace, box] = await Promise.all([import('./inline-text-editor'), import('./rich-text-box')])
  return { ...inPlace, ...box }
}

/** The text editors; null until they are loaded, or if that fails. */
export function useTextEditors(): TextEditors | null {
  const [editors, setEditors] = useState<TextEditors | null>(null)
  useEffect(() => {
    loadTextEditors().then(setEditors, () => undefined)
  }, [])
  return editors
}
