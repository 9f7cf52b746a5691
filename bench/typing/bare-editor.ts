import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

// What the editor of texts can do at best: Tiptap as it comes, alone on its page.
const text = new URLSearchParams(location.search).get('text') ?? ''
const element = document.querySelector('main')
if (element) new Editor({ element, extensions: [StarterKit], content: `<p>${text}</p>` })
