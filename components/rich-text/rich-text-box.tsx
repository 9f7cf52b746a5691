import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect } from 'react'
import formStyles from '@/components/form/form.module.css'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { LinkTool } from './link-tool'
import styles from './rich-text-box.module.css'
import { textDocument, textFormatting } from './text-formatting'
import { TextTools } from './text-tools'

const extensions = [textDocument, ...textFormatting(true)]
const emptyParagraph = '<p></p>'

export interface RichTextBoxProps {
  id: string
  label: string
  language: Locale
  /** The HTML of the text; may be empty. If it changes, the editor shows the new text. */
  text: string
  isRequired: boolean
  isInvalid: boolean
  onChange: (html: string) => void
  onBlur: () => void
}

/** A form field with an editor for rich text. Its tools are above the text. */
export function RichTextBox(props: RichTextBoxProps) {
  const { id, label, language, text, isRequired, isInvalid, onChange, onBlur } = props
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': `${isRequired}`,
    'aria-invalid': `${isInvalid}`,
    lang: languageTags[language],
    class: `${formStyles.input} ${styles.text}`,
  }
  const editor = useEditor(
    {
      immediatelyRender: false,
      shouldRerenderOnTransaction: false,
      // Tiptap would add a style element, which the content security policy forbids.
      injectCSS: false,
      extensions,
      content: text || emptyParagraph,
      editorProps: { attributes },
      onUpdate: ({ editor: changedEditor }) => onChange(changedEditor.isEmpty ? '' : changedEditor.getHTML()),
      onBlur,
    },
    [id],
  )
  // A layout effect runs before the next key press. `useEffect` might run after it, and would then
  // overwrite the typed letter.
  useLayoutEffect(() => {
    if (editor && (text || emptyParagraph) !== (editor.isEmpty ? emptyParagraph : editor.getHTML())) {
      editor.commands.setContent(text || emptyParagraph, { emitUpdate: false })
    }
  }, [editor, text])
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes } })
  })

  return (
    <div className={styles.box}>
      {editor && (
        <TextTools editor={editor} label={label} className={styles.tools} onLeave={() => editor.view.focus()}>
          <LinkTool editor={editor} id={`${id}-link`} />
        </TextTools>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
