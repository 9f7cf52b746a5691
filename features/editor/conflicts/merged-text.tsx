import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import form from '@/components/form/form.module.css'
import type { InlineEditor } from '../inline-text/inline-editor'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './conflicts.module.css'
import { isRich, plainWords } from './words-of'

interface MergedTextProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/** The text that two versions make together, to be mended by hand; one with markup as it is written on the page. */
export function MergedText({ label, text, onChange }: MergedTextProps) {
  const t = useTranslations('editor.conflict')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!isOpen) {
    return (
      <>
        <p className={styles.words}>{isRich(text) ? plainWords(text) : text}</p>
        <button type="button" className={toolbar.control} onClick={() => setOpen(true)}>
          {t('edit')}
          <span className="visually-hidden"> {label}</span>
        </button>
      </>
    )
  }
  if (isRich(text))
    return <RichText label={t('mergedOf', { field: label })} text={text} onChange={onChange} />
  return (
    <div className={form.field}>
      <label className="visually-hidden" htmlFor={id}>
        {t('mergedOf', { field: label })}
      </label>
      <textarea
        id={id}
        rows={4}
        className={form.input}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: who asked for the field goes on in it.
        autoFocus
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

function RichText({ label, text, onChange }: MergedTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const editor = useRef<InlineEditor | null>(null)
  const start = useRef({ label, text, onChange })
  useEffect(() => {
    start.current.onChange = onChange
  })
  useEffect(() => {
    let isOver = false
    let opened: InlineEditor | undefined
    void import('../inline-text/inline-editor').then(({ createInlineEditor: editInPlace }) => {
      if (isOver || !element.current) return
      const { current } = start
      opened = editInPlace(element.current, {
        ...{ kind: 'rich', label: current.label, text: current.text },
        onChange: (read) => current.onChange(read()),
      })
      editor.current = opened
    })
    return () => {
      isOver = true
      opened?.end()
    }
  }, [])
  // Somebody wrote on in one of the two versions.
  useEffect(() => {
    editor.current?.show(text)
  }, [text])
  return <div ref={element} className={`${form.input} ${styles.rich}`} />
}
