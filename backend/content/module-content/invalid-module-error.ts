import type { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'
import { fieldMessage } from './field-messages'

export type FieldMessages = Record<string, string[]>

/** Thrown if the data of a module do not match its model (status 400). */
export class InvalidModuleError extends Error {
  override readonly name = 'InvalidModuleError'

  constructor(
    model: string,
    private readonly issues: readonly z.core.$ZodIssue[],
    private readonly data: Record<string, unknown>,
  ) {
    super(`The data of a ${model} module is not valid: ${issues.map((issue) => issue.path.join('.')).join(', ')}`)
  }

  /** Returns the messages by field in a language. */
  getFieldErrors(locale: Locale): FieldMessages {
    const fields = new Map<string, string[]>()
    for (const issue of this.issues) {
      const field = String(issue.path[0] ?? 'non_field_errors')
      const isMissing = [undefined, null, ''].some((emptyValue) => this.data[field] === emptyValue)
      fields.set(field, [...(fields.get(field) ?? []), fieldMessage(locale, issue, isMissing)])
    }
    return Object.fromEntries(fields)
  }
}
