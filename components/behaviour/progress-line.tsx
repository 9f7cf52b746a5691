import type { ProgressState } from './progress'
import styles from './progress-bar.module.css'

/** The progress bar as it looks in a state; screen readers hear of the page by other means. */
export function ProgressLine({ state }: { state: ProgressState }) {
  return <div className={styles.bar} data-state={state} aria-hidden="true" />
}
