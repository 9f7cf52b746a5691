import { lazy, Suspense, useRef } from 'react'
import { EarlyText, type RichTextBoxProps } from './early-text'
import styles from './rich-text-box.module.css'

const RichTextBox = lazy(() => import('./rich-text-box').then((module) => ({ default: module.RichTextBox })))

/** A `RichTextBox` whose editor is loaded on demand. Words typed before are kept. */
export function LazyRichTextBox(props: RichTextBoxProps) {
  const earlyText = useRef<string | null>(null)
  const fallback = (
    <div className={styles.box}>
      <EarlyText {...props} earlyText={earlyText} />
    </div>
  )
  return (
    <Suspense fallback={fallback}>
      <RichTextBox {...props} earlyText={earlyText} />
    </Suspense>
  )
}
