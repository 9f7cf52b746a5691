import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

declare global {
  interface Window {
    /** Puts a bare Tiptap in the place of what an element holds, with a paragraph of words. */
    writeIn: (element: Element, words: string) => void
  }
}

// What the editor of texts can do at best: Tiptap as it comes.
window.writeIn = (element, words) => {
  element.replaceChildren()
  new Editor({ element, extensions: [StarterKit], content: `<p>${words}</p>` })
}
