import { z } from 'zod'
import { nameSchema } from '../common/named'
import { normalizeText } from '../common/normalize-text'
import { asInSchema, defineBlock, line, plainText, recipients, richText } from './definition'
import type { Module } from './module'

/** Periods in days after which answers can be deleted. The editor chooses one. */
export const keepDays = [30, 90, 180, 365, 730] as const
export const initialKeepDays = 90

/**
 * Form block. Its fields are child modules. `recipients` get the answers by mail; only editors can
 * see them.
 */
export const formSchema = nameSchema(
  'FormBlockData',
  z.object({
    title: z.string().default(''),
    content: z.string().default(''),
    button: z.string().default(''),
    thanks: z.string().default(''),
    recipients: z.string().default(''),
    subject: z.string().default(''),
    keep_days: z.literal(keepDays).default(initialKeepDays),
  }),
)

const formFieldKinds = ['line', 'text', 'email', 'radio', 'select', 'checkboxes', 'date', 'file', 'consent'] as const

/** A field of a form. `options` contains the choices, one in each line. */
export const formFieldSchema = nameSchema(
  'FormFieldData',
  z.object({
    label: z.string().min(1),
    kind: z.enum(formFieldKinds).default('line'),
    help: z.string().default(''),
    is_required: z.boolean().default(false),
    options: z.string().default(''),
  }),
)

export const formBlock = defineBlock(formSchema, {
  required: [],
  stored: {
    title: line,
    content: richText,
    button: line,
    thanks: plainText,
    recipients,
    subject: line,
    keep_days: { kind: 'asInSchema', initial: initialKeepDays },
  },
  contents: { kind: 'items', model: 'formfield' },
})

export const formFieldBlock = defineBlock(formFieldSchema, {
  required: ['label'],
  listUnpublishable: (data) => (lacksOptions(data) ? ['options'] : []),
  stored: { label: line, kind: asInSchema, help: plainText, is_required: asInSchema, options: plainText },
})

export type FormBlockData = z.infer<typeof formSchema>
export type FormFieldData = z.infer<typeof formFieldSchema>
export type FormFieldKind = FormFieldData['kind']

export interface FormField extends FormFieldData {
  id: number
}

/** Returns the valid fields of a form in their order. */
export function listFormFields({ children }: Pick<Module, 'children'>): FormField[] {
  return children
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id, model, data }) => {
      const field = formFieldSchema.safeParse(data)
      return model === 'formfield' && field.success ? [{ id, ...field.data }] : []
    })
}

/** Returns the choices of a field, without empty and repeated ones. */
export function parseFieldOptions({ options }: Pick<FormFieldData, 'options'>): string[] {
  return [...new Set(normalizeText(options).split('\n').map(toOption))].filter((option) => option !== '')
}

/** Converts a line or an answer to a choice, without invisible characters and repeated spaces. */
export function toOption(text: string): string {
  return normalizeText(text)
    .replaceAll(/\p{Bidi_Control}|\p{Cs}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns true if a field has no choices but needs some. */
export function lacksOptions({ kind, options }: Pick<FormFieldData, 'kind' | 'options'>): boolean {
  return /^(?:radio|select|checkboxes)$/.test(kind) && parseFieldOptions({ options }).length === 0
}
