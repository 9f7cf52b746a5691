import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** A text that is written in place. */
export interface TextInPlace {
  editor: Editor
  /** Shows another text, for example after undo, without telling of it. */
  show(html: string): void
  /** Ends the writing: the element is as it was before. */
  end(): void
}

export interface EditInPlace {
  html: string
  onChange: (html: string) => void
  /** Where the caret goes, in CSS pixels of the window; the text's end where it is left out. */
  at?: { left: number; top: number } | undefined
  /** What assistive technology calls it. */
  label?: string
  /** Whether writing begins at once. */
  takesFocus?: boolean
}

/**
 * Makes the very element that shows a rich text the place where it is written (spec §3: bold, italic, lists, links). What it
 * held, and its attributes, are put back at the end, so that who drew them finds them as they were.
 */
export function editInPlace(
  element: HTMLElement,
  { html, onChange, at, label, takesFocus = true }: EditInPlace,
): TextInPlace {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  element.replaceChildren()
  const editor = new Editor({
    element: { mount: element },
    // The site's policy admits no style elements; the rules stand in desk.module.css.
    injectCSS: false,
    content: html,
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        // Undo is the page's: over texts, blocks and settings.
        undoRedo: false,
        link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
      }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...(label && { 'aria-label': label }) },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  })
  if (takesFocus) editor.commands.focus(at ? (editor.view.posAtCoords(at)?.pos ?? 'end') : 'end')
  return {
    editor,
    show: (next) => {
      if (next !== editor.getHTML()) editor.commands.setContent(next, { emitUpdate: false })
    },
    end() {
      editor.destroy()
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
      for (const [name, value] of attributes) element.setAttribute(name, value)
      element.replaceChildren(...nodes)
    },
  }
}
