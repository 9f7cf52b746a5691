import type { z } from 'zod'
import type { FieldErrors } from '@/lib/contract/errors'

/** A module's data does not fit its model; `fields` says what is wrong as the contract has it (status 400). */
export class InvalidModuleError extends Error {
  override readonly name = 'InvalidModuleError'
  readonly fields: FieldErrors

  constructor(model: string, issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]) {
    super(
      `The data of a ${model} module is not valid: ${issues.map((issue) => issue.path.join('.')).join(', ')}`,
    )
    this.fields = {}
    for (const { path, message } of issues) {
      const field = path.length > 0 ? String(path[0]) : 'non_field_errors'
      const known = this.fields[field]
      this.fields[field] = Array.isArray(known) ? [...known, message] : [message]
    }
  }
}
