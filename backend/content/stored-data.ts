import { z } from 'zod'
import type { BlockDefinition } from '@/lib/contract/blocks/definition'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { linkAddress } from '@/lib/contract/link-address'
import { fieldProblem } from './field-messages'
import { storedField } from './stored-field'

export type BlockData = Record<string, unknown>

/** What is stored of a block's data: each field as the block's definition says, then what follows from other fields. */
export function storedData(block: BlockDefinition): z.ZodType<BlockData> {
  const fields = Object.entries(block.stored)
  const shape = fields.flatMap(([name, field]) => {
    const read = block.schema.shape[name]
    if (!read || field.kind === 'cropsOf') return []
    return [[name, storedField(field, { read, isRequired: block.required.includes(name) })]]
  })
  return z
    .object(Object.fromEntries(shape))
    .transform((data, context) =>
      fields.reduce((settled, [name]) => settle(block, name, settled, context), data),
    )
}

/** Data with a field that follows from others as they have it. */
function settle(block: BlockDefinition, name: string, data: BlockData, context: z.RefinementCtx): BlockData {
  const field = block.stored[name]
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', path: [name], message })
    return data
  }
  switch (field?.kind) {
    case 'addressOf':
      return { ...data, [name]: linkAddress(String(data[field.of])) ?? '' }
    case 'serviceOf': {
      const service = findEmbed(String(data[field.of]))?.service
      const known = service ? embedServices[service].name : ''
      const stated = String(data[name]).trim().toLowerCase()
      if (!['', service, known.toLowerCase()].includes(stated)) {
        return refuse(fieldProblem('otherService', known))
      }
      return { ...data, [name]: known }
    }
    case 'code':
      if (data[field.unless] !== null) return { ...data, [name]: '' }
      return String(data[name]).trim() === '' ? refuse(fieldProblem('code')) : data
    default:
      return data
  }
}
