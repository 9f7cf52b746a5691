import { findBlockDefinition } from './registry'

/**
 * Returns the fields that are empty although the block cannot be stored without them. Returns none
 * for an unknown model.
 */
export function listMissingFields({
  model,
  data,
}: {
  model: string
  data: Readonly<Record<string, unknown>>
}): string[] {
  const block = findBlockDefinition(model)
  if (!block) return []
  return block.required.filter((name) => {
    const field = block.stored[name]
    const isReplaced = field?.kind === 'code' && !isBlank(data[field.selectionField])
    return isBlank(data[name]) && !isReplaced
  })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
