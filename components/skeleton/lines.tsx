import styles from './skeleton.module.css'

export interface LinesProps {
  /** How wide each line is, in characters of the text that it stands for; no line is wider than its place. */
  widths: readonly LineWidth[]
  className?: string
}

export type LineWidth = 'short' | 'medium' | 'long' | 'full'

/** Bars in the size of the text that they stand for: each is a line of the font around it. */
export function Lines({ widths, className }: LinesProps) {
  return (
    <span className={`${styles.lines} ${className ?? ''}`}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name and never change places
        <span key={index} className={styles.line} data-width={width} />
      ))}
    </span>
  )
}
