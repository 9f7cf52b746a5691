import { createContext, useContext } from 'react'
import { formFieldName } from '@/lib/contract/forms/form-answer'

/** What a form's fields show beside themselves: what was typed before, and what is wrong with it. */
export interface FormAnswers {
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
}

export const AnswersContext = createContext<FormAnswers>({ problems: {}, values: {} })

/** What is known of the answer to a field. */
export function useAnswer(fieldId: number) {
  const { problems, values } = useContext(AnswersContext)
  const name = formFieldName(fieldId)
  return { name, error: problems[name], typed: values[name] ?? [] }
}
