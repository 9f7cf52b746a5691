'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormProblem } from '@/components/form/problem-list'
import { orThrow } from '@/lib/api/or-throw'
import type { Result } from '@/lib/api/result'
import { type Problem, toProblem, toProblems } from './problems'

export interface AccountFormOptions<Input extends FieldValues, Output, Value> {
  /** The prefix of the field ids; unique on the page. */
  id: string
  schema: $ZodType<Output, Input>
  /** The labels of the fields, in the form and in the summary of problems. */
  labels: Record<keyof Input & string, string>
  /** Sends the valid values; the form shows the problems of the backend at their fields. */
  send: (values: Output) => Promise<Result<Value>>
  /**
   * The problem code of a submission without JavaScript, with its field if known: `email.required`.
   */
  initialFailure?: string | null
}

/**
 * The state of a form of the account area. The schema validates it, the problems of the backend
 * appear at their fields and in a summary. The entered values stay.
 */
export function useAccountForm<Input extends FieldValues, Output, Value>({
  id,
  schema,
  labels,
  send,
  initialFailure = null,
}: AccountFormOptions<Input, Output, Value>) {
  const t = useTranslations('forms.problems')
  const sending = useMutation({ mutationFn: (values: Output) => orThrow(send(values)) })
  // No default values: they would replace input from before hydration. Initial values are in the
  // markup.
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const { errors, submitCount } = form.formState
  const isField = (name: string | null): name is Path<Input> => name !== null && name in labels
  const toFieldId = (name: string) => `${id}-${name.replaceAll('_', '-')}`
  const formatProblem = ({ code, message }: Problem) => message ?? t(code)

  const listProblems = (): Problem[] => {
    const invalid = Object.entries(errors).map(([field, error]) => toProblem(field, String(error?.message)))
    if (invalid.length > 0) return invalid
    if (sending.error) return toProblems(sending.error.failure)
    return initialFailure && submitCount === 0 ? [parseInitialProblem(initialFailure)] : []
  }
  const problems = listProblems()

  const submit = form.handleSubmit(
    // The mutation keeps the failure.
    (values) => sending.mutateAsync(values).then(noop, noop),
    () => sending.reset(),
  )

  return {
    form,
    /** The mutation of the last submission. */
    sending,
    /** The props of the form's frame. */
    frame: {
      attempt: submitCount,
      isSending: sending.isPending,
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void submit(event),
      summary: problems.map((problem): FormProblem => {
        const { field } = problem
        return isField(field)
          ? { fieldId: toFieldId(field), message: `${labels[field]}: ${formatProblem(problem)}` }
          : { fieldId: null, message: formatProblem(problem) }
      }),
    },
    /** The props of a field's component, without the attributes of its input. */
    field(name: Path<Input>) {
      const problem = problems.find(({ field }) => field === name)
      return { id: toFieldId(name), label: labels[name], error: problem && formatProblem(problem) }
    },
  }
}

function parseInitialProblem(failure: string): Problem {
  const [code = '', field = null] = failure.split('.').reverse()
  return toProblem(field, code)
}

const noop = () => undefined
