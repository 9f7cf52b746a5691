import { useFailureText } from '@/components/ui/use-failure-text'
import type { Failure } from '@/lib/api/result'
import styles from './feedback.module.css'

/** Explains why a call about comments or reviews failed. */
export function CallFailure({ error }: { error: { failure: Failure } | null }) {
  const describeFailure = useFailureText()
  return (
    error && (
      <p role="alert" className={styles.failure}>
        {describeFailure(error.failure)}
      </p>
    )
  )
}
