import type { Ref } from 'react'
import styles from './form.module.css'

export interface FormProblem {
  /** Id of the field; null for the whole form. */
  fieldId: string | null
  message: string
}

export interface ProblemListProps {
  title: string
  problems: FormProblem[]
  ref?: Ref<HTMLDivElement>
}

/** Problems of a form with links to the fields. */
export function ProblemList({ title, problems, ref }: ProblemListProps) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
