'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormProblem } from '@/components/form/problem-list'
import { requireSuccess } from '@/lib/api/require-success'
import type { Result } from '@/lib/api/result'
import { type Problem, toProblem, toProblems } from './problems'

export interface AccountFormOptions<Input extends FieldValues, Output, Value> {
  /** The prefix of the ids of all fields. It must be unique on the page. */
  id: string
  schema: $ZodType<Output, Input>
  /** The labels of the fields, for the form and for the list of problems above it. */
  labels: Record<keyof Input & string, string>
  /** Sends the valid values. Problems reported by the backend are displayed at their fields. */
  send: (values: Output) => Promise<Result<Value>>
  /**
   * The problem of a submission without JavaScript, as a code such as `email.required`: the field
   * if known, then the problem.
   */
  initialFailure?: string | null
  /** The codes of problems by field, of a form that was returned without JavaScript. */
  initialProblems?: Readonly<Record<string, string>>
}

/**
 * Provides a form of the account area. The values are validated by a schema. Problems, also those
 * reported by the backend, are displayed at the fields and in a list; the entered values are kept.
 */
export function useAccountForm<Input extends FieldValues, Output, Value>({
  id,
  schema,
  labels,
  send,
  initialFailure = null,
  initialProblems = {},
}: AccountFormOptions<Input, Output, Value>) {
  const t = useTranslations('forms.problems')
  const sendMutation = useMutation({ mutationFn: (values: Output) => requireSuccess(send(values)) })
  // Initial values are part of the markup. Default values here would replace what the user has
  // typed before hydration.
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
    const fieldProblems = Object.entries(errors).map(([field, error]) => toProblem(field, String(error?.message)))
    if (fieldProblems.length > 0) return fieldProblems
    if (sendMutation.error) return toProblems(sendMutation.error.failure)
    if (submitCount > 0) return []
    const returnedProblems = Object.entries(initialProblems).map(([name, code]) => toProblem(name, code))
    return initialFailure ? [parseInitialProblem(initialFailure), ...returnedProblems] : returnedProblems
  }
  const problems = listProblems()

  const submit = form.handleSubmit(
    // The failure is part of the state of the mutation, so the rejection can be ignored.
    (values) => sendMutation.mutateAsync(values).then(noop, noop),
    () => sendMutation.reset(),
  )

  return {
    form,
    /** The state of the last submission. */
    sendMutation,
    /** The props of the component around the fields. */
    frame: {
      attempt: submitCount,
      isSending: sendMutation.isPending,
      onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void submit(event),
      summary: problems.map((problem): FormProblem => {
        const { field } = problem
        return isField(field)
          ? { fieldId: toFieldId(field), message: `${labels[field]}: ${formatProblem(problem)}` }
          : { fieldId: null, message: formatProblem(problem) }
      }),
    },
    /** Returns the props of a field's component, without the attributes of the input. */
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
