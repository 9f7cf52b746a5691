import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import form from '@/components/form/form.module.css'
import { useOnDemand } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { htmlToText, isHtml } from '@/components/word-merge/html-text'
import { richTextBox } from '../inline-text/lazy-text-parts'
import styles from './conflicts.module.css'

interface MergedTextProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/**
 * Shows the merged text of two versions, for manual corrections. A text with markup is edited as
 * rich text.
 */
export function MergedText({ label, text, onChange }: MergedTextProps) {
  const t = useTranslations('editor.conflict')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const RichTextBox = useOnDemand(richTextBox, true)
  if (!isOpen) {
    return (
      <>
        <p className={styles.text}>{isHtml(text) ? htmlToText(text) : text}</p>
        <ToolButton onClick={() => setOpen(true)}>
          {t('edit')}
          {visuallyHidden(label)}
        </ToolButton>
      </>
    )
  }
  if (isHtml(text))
    return (
      RichTextBox && (
        <RichTextBox
          id={id}
          text={text}
          onChange={onChange}
          label={t('mergedOf', { field: label })}
          className={`${form.input} ${styles.rich}`}
          takesFocus
        />
      )
    )
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
        // biome-ignore lint/a11y/noAutofocus: the user opened the field to edit it.
        autoFocus
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
