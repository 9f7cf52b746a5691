import type { StoredField } from '@/lib/contract/blocks/definition'
import { type BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { CreateExamples, ExampleBuilder } from './example'

const mediaAddresses: Record<EmbedKind, string> = {
  video: 'https://vimeo.com/76979871',
  audio: 'https://soundcloud.com/vbo/probe',
  viewer: 'https://issuu.com/vbo/docs/jahresbericht',
  social: 'https://www.instagram.com/p/Cabc123defg/',
}

/** Creates two examples of a block: with all fields, and with only the required ones. */
export function createSampleExamples(model: BlockModel): CreateExamples {
  const { required } = blocks[model]
  const fields = Object.entries<StoredField>(blocks[model].stored)
  const requiredFields = fields.filter(([name]) => required.some((field) => field === name))
  return (builder) => [
    { variant: model, amount: 'usual', modules: [builder.module(model, createSampleData(fields, builder))] },
    {
      variant: model,
      amount: 'sparse',
      modules: [builder.module(model, createSampleData(requiredFields, builder))],
    },
  ]
}

function createSampleData(fields: readonly [string, StoredField][], builder: ExampleBuilder) {
  const values = fields.map(([name, field]) => [name, createSampleValue(field, builder)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Returns the sample value of a field; undefined for the default of the schema. */
function createSampleValue(field: StoredField, { localized, image, person }: ExampleBuilder): unknown {
  const sentence = localized('Der Vorhang hebt sich um acht.', 'The curtain rises at eight.')
  switch (field.kind) {
    case 'line':
      return localized('Der Abend', 'The evening')
    case 'plainText':
      return sentence
    case 'richText':
    case 'code':
      return `<p>${sentence}</p>`
    case 'table': {
      const row = `<tr>${`<td><p>${sentence}</p></td>`.repeat(3)}</tr>`
      return `<table><tbody>${row.repeat(3)}</tbody></table>`
    }
    case 'address':
    case 'enteredAddress':
      return localized('/de/ueber-uns', '/en/about-us')
    case 'medium':
      return mediaAddresses[field.medium]
    case 'picture':
      return image('seats', localized('Sitzreihen im Saal', 'Rows of seats in the hall'))
    case 'person':
      return person('Ada Abend')
    default:
      return undefined
  }
}
