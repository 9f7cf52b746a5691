import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import styles from './rich-text-box.module.css'

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

/** Marks the caret in an early text. Stored texts contain no noncharacters (`normalizeText`). */
export const caretMark = '\ufdd0'

export const textClass = `${formStyles.input} ${styles.text}`

/**
 * Returns the attributes of the text in a box, without its class, which has another name in React.
 */
export const toTextAttributes = ({ id, label, language, isRequired, isInvalid }: RichTextBoxProps) =>
  ({
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': `${isRequired}`,
    'aria-invalid': `${isInvalid}`,
    lang: languageTags[language],
  }) as const satisfies HTMLAttributes<Element>

/** The HTML of an early text that the editor must show; null without an early text. */
export type EarlyTextRef = RefObject<string | null>

/**
 * The text of a box before its editor is loaded: it can be written without formatting. On unmount
 * it hands its HTML to the editor, with `caretMark` at the caret if it has the focus.
 */
export function EarlyText({ earlyText, ...props }: RichTextBoxProps & { earlyText: EarlyTextRef }) {
  const { text, onChange, onBlur } = props
  const element = useRef<HTMLDivElement>(null)
  const [writtenText, setWrittenText] = useState(text)
  const [initialText, setInitialText] = useState(text)
  if (text !== writtenText) {
    setWrittenText(text)
    setInitialText(text)
  }
  // The cleanup of a layout effect runs while the element still has the focus.
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (!current) return
      const selection = getSelection()
      if (document.activeElement === current && selection?.focusNode) {
        selection.collapse(selection.focusNode, selection.focusOffset)
        selection.getRangeAt(0).insertNode(document.createTextNode(caretMark))
      }
      earlyText.current = getHtml(current)
    }
  }, [earlyText])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is one of the attributes.
    <div
      ref={element}
      {...toTextAttributes(props)}
      className={textClass}
      contentEditable="plaintext-only"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text that the backend has cleaned.
      dangerouslySetInnerHTML={{ __html: initialText || '<p><br></p>' }}
      suppressHydrationWarning
      onInput={({ currentTarget }) => {
        const html = currentTarget.textContent.trim() === '' ? '' : getHtml(currentTarget)
        setWrittenText(html)
        onChange(html)
      }}
      onBlur={onBlur}
    />
  )
}

/** Returns the HTML of a text without the line breaks that keep empty paragraphs visible. */
const getHtml = ({ innerHTML }: Element) => innerHTML.replaceAll('<br></p>', '</p>')
