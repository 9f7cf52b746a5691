import { createContext, useContext } from 'react'
import { formFieldName } from '@/lib/contract/forms/form-answer'

/** The earlier values of the fields of a form, and the problems of these values. */
export interface FormAnswers {
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
}

export const AnswersContext = createContext<FormAnswers>({ problems: {}, values: {} })

/** Returns the input name, the problem and the earlier values of a field. */
export function useAnswer(fieldId: number) {
  const { problems, values } = useContext(AnswersContext)
  const name = formFieldName(fieldId)
  return { name, error: problems[name], typed: values[name] ?? [] }
}
