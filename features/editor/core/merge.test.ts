import { expect, it } from 'vitest'
import { mergeFields } from './merge'

const base = { content: 'a', anchor: '' }
const merge = (mine: object, theirs: object, attempted: object | null = null) =>
  mergeFields({
    base,
    written: base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
    attempted: attempted && { ...base, ...attempted },
  })

it.each<[string, ReturnType<typeof merge>, object, string[]]>([
  ['accepts fields that were only changed remotely', merge({}, { content: 'b' }), { content: 'b' }, []],
  ['what only I changed stays', merge({ content: 'b' }, {}), {}, []],
  ['different fields go together', merge({ content: 'b' }, { anchor: 'x' }), { anchor: 'x' }, []],
  ['the same change is no conflict', merge({ content: 'b' }, { content: 'b' }), {}, []],
  ['different changes of one field are one', merge({ content: 'b' }, { content: 'c' }), {}, ['content']],
  [
    'keeps data that were sent without a response',
    merge({ content: 'bc' }, { content: 'b' }, { content: 'b' }),
    {},
    [],
  ],
])('%s', (_rule, { acceptedData, contestedFields }, fields, names) => {
  expect({ acceptedData, contestedFields }).toEqual({ acceptedData: fields, contestedFields: names })
})

it('returns the saved data', () => {
  expect(merge({ content: 'b' }, { anchor: 'x' }).written).toEqual({ content: 'a', anchor: 'x' })
})
