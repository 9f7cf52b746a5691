import { type ReactNode, useEffect, useRef } from 'react'
import styles from './picture-details-view.module.css'

interface QuestionProps {
  text: string
  /** Buttons. The first one must delete nothing, because it receives the focus. */
  children: ReactNode
}

/**
 * A question above or below fields. It takes the focus only when it appears, so that a render does
 * not move the focus from a field to a button.
 */
export function Question({ text, children }: QuestionProps) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector('button')?.focus(), [])
  return (
    <div role="alertdialog" aria-label={text} className={styles.notice}>
      <p>{text}</p>
      <div ref={answers} className={styles.actions}>
        {children}
      </div>
    </div>
  )
}
