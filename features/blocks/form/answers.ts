import { createContext, useContext } from 'react'
import { toFormFieldName } from '@/lib/contract/forms/form-answer'

/** The values that were sent with a form, and their problems, by the names of the fields. */
export interface FormAnswers {
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
}

export const AnswersContext = createContext<FormAnswers>({ problems: {}, values: {} })

/** Returns the input name, the problem and the sent values of a field. */
export function useAnswer(fieldId: number) {
  const { problems, values } = useContext(AnswersContext)
  const name = toFormFieldName(fieldId)
  return { name, error: problems[name], enteredValues: values[name] ?? [] }
}
