import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

declare global {
  interface Window {
    /** Replaces the content of an element with a bare Tiptap editor of one paragraph. */
    writeIn: (element: Element, text: string) => void
  }
}

// The upper limit of the text editor: Tiptap with its default extensions.
window.writeIn = (element, text) => {
  element.replaceChildren()
  new Editor({ element, extensions: [StarterKit], content: `<p>${text}</p>` })
}
