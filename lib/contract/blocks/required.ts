import { definitionOf } from './registry'

/** The fields that a module needs before it can be stored, and does not have; none for a model that is not known. */
export function missingFields({
  model,
  data,
}: {
  model: string
  data: Readonly<Record<string, unknown>>
}): string[] {
  const block = definitionOf(model)
  if (!block) return []
  return block.required.filter((name) => {
    const field = block.stored[name]
    const isReplaced = field?.kind === 'code' && !isBlank(data[field.unless])
    return isBlank(data[name]) && !isReplaced
  })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
