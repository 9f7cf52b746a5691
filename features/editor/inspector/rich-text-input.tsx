import { useEffect, useEffectEvent, useRef, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import type { InlineEditor } from '../inline-text/inline-editor'
import { TextToolbar } from '../inline-text/text-toolbar'
import type { InputProps } from './input'
import styles from './text-inputs.module.css'

const empty = '<p></p>'

/** A rich text of a block that shows it too small to be written there. */
export function RichTextInput({ id, label, value, error, onChange, onBlur }: InputProps<string>) {
  const element = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<InlineEditor | null>(null)
  const change = useEffectEvent((read: () => string) => {
    const html = read()
    onChange(html === empty ? '' : html)
  })
  const open = useEffectEvent((edit: typeof import('../inline-text/inline-editor').createInlineEditor) =>
    element.current
      ? edit(element.current, { kind: 'rich', text: value, onChange: change, label, takesFocus: false })
      : null,
  )

  useEffect(() => {
    let isOver = false
    let opened: InlineEditor | null = null
    void import('../inline-text/inline-editor').then(({ createInlineEditor: editInPlace }) => {
      if (isOver) return
      opened = open(editInPlace)
      setText(opened)
    })
    return () => {
      isOver = true
      opened?.end()
    }
  }, [])

  // What undo or another editor made of it.
  useEffect(() => {
    text?.show(value || empty)
  }, [text, value])

  return (
    <fieldset className={formStyles.group} aria-describedby={error && `${id}-error`} onBlur={onBlur}>
      <legend>{label}</legend>
      {text && (
        <div className={styles.tools}>
          <TextToolbar editor={text.editor} />
        </div>
      )}
      <div ref={element} id={id} className={`${formStyles.input} ${styles.richText}`} />
      {error && (
        <p id={`${id}-error`} className={formStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
