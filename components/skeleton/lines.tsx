import styles from './skeleton.module.css'

export interface LinesProps {
  /** The width of each line. No line is wider than the container. */
  widths: readonly LineWidth[]
  className?: string
}

export type LineWidth = 'short' | 'medium' | 'long' | 'full'

/** Bars that replace text, each as high as a line of the surrounding font. */
export function Lines({ widths, className }: LinesProps) {
  return (
    <span className={`${styles.lines} ${className ?? ''}`}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <span key={index} className={styles.line} data-width={width} />
      ))}
    </span>
  )
}
