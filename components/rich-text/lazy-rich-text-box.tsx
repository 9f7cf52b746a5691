import { useRef } from 'react'
import { createOnDemand, useLoadFailure, useOnDemand } from '@/components/ui/on-demand'
import { PartFailure } from '@/components/ui/part-on-demand'
import { EarlyText, type RichTextBoxProps } from './early-text'
import styles from './rich-text-box.module.css'

const richTextBox = createOnDemand(() => import('./rich-text-box').then((module) => module.RichTextBox))

/** A `RichTextBox` whose editor is loaded on demand. Words typed before are kept. */
export function LazyRichTextBox(props: RichTextBoxProps) {
  const earlyText = useRef<string | null>(null)
  const RichTextBox = useOnDemand(richTextBox, true)
  const hasFailed = useLoadFailure(richTextBox)
  if (RichTextBox) return <RichTextBox {...props} earlyText={earlyText} />
  return (
    <div className={styles.box}>
      <EarlyText {...props} earlyText={earlyText} />
      {hasFailed && <PartFailure part={richTextBox} />}
    </div>
  )
}
