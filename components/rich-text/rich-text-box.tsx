import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect } from 'react'
import formStyles from '@/components/form/form.module.css'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { LinkTool } from './link-tool'
import styles from './rich-text-box.module.css'
import { textDocument, textFormatting } from './text-formatting'
import { TextTools } from './text-tools'

const extensions = [textDocument, ...textFormatting(true)]
const empty = '<p></p>'

export interface RichTextBoxProps {
  id: string
  label: string
  language: Locale
  /** HTML; empty for none. Later changes are shown as well. */
  text: string
  isRequired: boolean
  isInvalid: boolean
  onChange: (html: string) => void
  onBlur: () => void
}

/** The editor of a rich text in a form, with its tools above. */
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
      // The content security policy forbids style elements; the rules are in style sheets.
      injectCSS: false,
      extensions,
      content: text || empty,
      editorProps: { attributes },
      onUpdate: ({ editor: changedEditor }) => onChange(changedEditor.isEmpty ? '' : changedEditor.getHTML()),
      onBlur,
    },
    [id],
  )
  // Before the next key: a later effect would replace a letter typed since this was rendered.
  useLayoutEffect(() => {
    if (editor && (text || empty) !== (editor.isEmpty ? empty : editor.getHTML())) {
      editor.commands.setContent(text || empty, { emitUpdate: false })
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
