import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { containLayout } from './contain-layout'
import type { InlineField } from './inline-fields'
import { plainText, richText } from './text-extensions'

/** A text that is written in place. */
export interface InlineEditor {
  editor: Editor
  kind: InlineField['kind']
  element: HTMLElement
  /** Shows another text, for example after undo, without telling of it. */
  show(text: string): void
  /** Ends the writing: the element is as it was before. */
  end(): void
}

export interface CreateInlineEditor {
  kind: InlineField['kind']
  /** What a rich field is called for those who hear it. */
  label: string
  /** HTML of a rich field, the words of a plain one. */
  text: string
  /** Told of each change, with what reads the text: HTML or words as above. */
  onChange: (read: () => string) => void
  /** Where the caret goes, in CSS pixels of the window; the text's end where it is left out. */
  at?: { left: number; top: number } | undefined
  /** Whether writing begins at once. */
  takesFocus?: boolean
  /** Whether it stands on the page, where a letter would lay out all that is around. */
  isOnPage?: boolean
}

/**
 * Makes the very element that shows a text the place where it is written. What it held, and its attributes, are put back at
 * the end, so that who drew them finds them as they were.
 */
export function createInlineEditor(
  element: HTMLElement,
  { kind, label, text, onChange, at, takesFocus = true, isOnPage = false }: CreateInlineEditor,
): InlineEditor {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const contentOf = (words: string) =>
    kind === 'rich' ? words : { type: 'doc', content: words === '' ? [] : [{ type: 'text', text: words }] }
  const textOf = (writer: Editor) => (kind === 'rich' ? writer.getHTML() : writer.getText())

  element.replaceChildren()
  const editor = new Editor({
    element: { mount: element },
    // The site's policy admits no style elements; the rules stand in toolbar.module.css.
    injectCSS: false,
    content: contentOf(text),
    extensions: kind === 'rich' ? richText : plainText,
    editorProps: {
      attributes: spokenAs(element, kind, label),
      // A plain text is one line.
      handleKeyDown: (_, event) => kind === 'plain' && event.key === 'Enter',
      // Space opens and closes a question whose words it is part of.
      handleDOMEvents: { keyup: (_, event) => event.key === ' ' && event.preventDefault() },
    },
    onUpdate: ({ editor: changed }) => onChange(() => textOf(changed)),
  })
  // A plain text may be as wide as its words.
  const layout = isOnPage && kind === 'rich' ? containLayout(element) : null
  if (layout) editor.on('transaction', layout.changed)
  if (takesFocus) editor.commands.focus(at ? placeAt(editor, at) : 'end')
  return {
    editor,
    kind,
    element,
    show(next) {
      if (next !== textOf(editor)) editor.commands.setContent(contentOf(next), { emitUpdate: false })
    },
    end() {
      layout?.end()
      editor.destroy()
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
      for (const [name, value] of attributes) element.setAttribute(name, value)
      element.replaceChildren(...nodes)
    },
  }
}

/** The place in the text that is nearest to a point of the window. */
function placeAt({ view, state }: Editor, at: { left: number; top: number }): number | 'end' {
  const found = view.posAtCoords(at)
  return found ? TextSelection.near(state.doc.resolve(found.pos)).head : 'end'
}

/** What the element is for those who hear it: a heading stays one, anything else is a field. */
function spokenAs(element: HTMLElement, kind: InlineField['kind'], label: string): Record<string, string> {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) return { role: 'heading', 'aria-level': level }
  return { role: 'textbox', 'aria-multiline': String(kind === 'rich'), 'aria-label': label }
}
