import { useEffect, useState } from 'react'
import type { InlineTextEditor } from './inline-text-editor'
import type { RichTextBox } from './rich-text-box'

export interface TextEditors {
  InlineTextEditor: typeof InlineTextEditor
  RichTextBox: typeof RichTextBox
}

/** Fetches what texts are written with: a good part of the editor's code, not needed to open a page. */
export async function loadTextEditors(): Promise<TextEditors> {
  const [inPlace, box] = await Promise.all([import('./inline-text-editor'), import('./rich-text-box')])
  return { ...inPlace, ...box }
}

/** What texts are written with; null until it has come, and where it does not come. */
export function useTextEditors(): TextEditors | null {
  const [editors, setEditors] = useState<TextEditors | null>(null)
  useEffect(() => {
    loadTextEditors().then(setEditors, () => undefined)
  }, [])
  return editors
}
