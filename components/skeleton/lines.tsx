import styles from './skeleton.module.css'

export interface LinesProps {
  /**
   * The width of each line in characters of the text that it represents; no line is wider than its container.
   */
  widths: readonly LineWidth[]
  className?: string
}

export type LineWidth = 'short' | 'medium' | 'long' | 'full'

/** Bars in the size of the text that they represent: each is as high as a line of the surrounding font. */
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
